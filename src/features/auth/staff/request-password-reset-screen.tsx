import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { passwordRequestForm } from '#domain/forms/staff-security-forms.ts';
import type { requestPasswordResetMachine } from '#machines/flow/auth/request-password-reset.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { SignInLayout } from '../sign-in-layout.tsx';
import { SignInStatus } from '../sign-in-status.tsx';

type RequestActor = ActorRefFrom<typeof requestPasswordResetMachine>;

/** The page on which staff ask for a link to a new password. */
export function RequestPasswordResetScreen({ actor }: { actor: RequestActor }) {
  const isSent = useSelector(actor, (current) => current.matches('sent'));
  return (
    <SignInLayout
      back={false}
      title={
        <FormattedMessage
          id="login.forgotten.title"
          defaultMessage="Forgot your password?"
          description="Heading of the page"
        />
      }
      lead={
        !isSent && (
          <FormattedMessage
            id="login.forgotten.lead"
            defaultMessage="For staff: enter the email you sign in with, and we'll send you a link to choose a new password."
            description="Below the heading"
          />
        )
      }
    >
      <Stack gap="5">
        {isSent ? <Sent actor={actor} /> : <RequestForm actor={actor} />}
        <RouterButton kind="ghost" wide to="/login/internal">
          <FormattedMessage
            id="login.forgotten.back"
            defaultMessage="Back to staff sign-in"
            description="Link"
          />
        </RouterButton>
      </Stack>
    </SignInLayout>
  );
}

function RequestForm({ actor }: { actor: RequestActor }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const { email, failure } = useSelector(actor, ({ context }) => context);
  const form = useSchemaForm(passwordRequestForm, { email });
  const problem = fieldErrorCode(form, 'email');
  const submit = form.handleSubmit((values) => actor.send({ type: 'email.submitted', ...values }));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Field
          label={
            <FormattedMessage
              id="login.password.email"
              defaultMessage="Email"
              description="Label"
            />
          }
          error={problem && <FieldMessage code={problem} />}
          required
        >
          <TextInput
            {...form.register('email')}
            type="email"
            dir="ltr"
            readOnly={isBusy}
            autoComplete="username"
            autoCapitalize="none"
            maxLength={254}
            enterKeyHint="send"
            autoFocus
          />
        </Field>
        <SignInStatus busy={false} failure={failure} />
        <Button type="submit" wide busy={isBusy}>
          <FormattedMessage
            id="login.forgotten.send"
            defaultMessage="Send link"
            description="Button"
          />
        </Button>
      </Stack>
    </form>
  );
}

function Sent({ actor }: { actor: RequestActor }) {
  const email = useSelector(actor, ({ context }) => context.email);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => news.current?.focus(), []);
  return (
    <Stack gap="5">
      <Box ref={news} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        <Banner tone="info">
          <FormattedMessage
            id="login.forgotten.sent"
            defaultMessage="If {email} belongs to a staff account, we've sent a link to it. It works for one hour. No email? Ask a colleague who manages staff accounts."
            description="The same for an address that nobody signs in with"
            values={{ email: <bdi dir="ltr">{email}</bdi> }}
          />
        </Banner>
      </Box>
      <Button kind="secondary" wide onClick={() => actor.send({ type: 'email.changed' })}>
        <FormattedMessage
          id="login.forgotten.another"
          defaultMessage="Use another email"
          description="Button: back to the form"
        />
      </Button>
    </Stack>
  );
}
