import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { resetPasswordForm } from '#domain/forms/staff-security-forms.ts';
import { passwordRequestRoute } from '#domain/navigation/routes.ts';
import type { resetPasswordMachine } from '#machines/flow/auth/reset-password.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { NewPasswordField } from '#src/ui/forms/new-password-field.tsx';
import { useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { FocusOnMount } from '#src/ui/layout/focus-on-mount.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { SignInLayout } from '../sign-in-layout.tsx';
import { SignInStatus } from '../sign-in-status.tsx';

type ResetActor = ActorRefFrom<typeof resetPasswordMachine>;

/** The page behind a link to a new password of staff. */
export function ResetPasswordScreen({ actor }: { actor: ResetActor }) {
  const part = useSelector(actor, (current) => {
    if (current.matches('saved')) return 'saved';
    return current.matches('usedUp') || current.matches('missing') ? 'no-link' : 'form';
  });
  return (
    <SignInLayout
      back={false}
      title={
        <FormattedMessage
          id="login.reset.title"
          defaultMessage="Choose a new password"
          description="Heading of the page behind a link to a new password"
        />
      }
    >
      {part === 'form' && <ResetForm actor={actor} />}
      {part === 'saved' && <Saved />}
      {part === 'no-link' && <NoLink actor={actor} />}
    </SignInLayout>
  );
}

function ResetForm({ actor }: { actor: ResetActor }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const form = useSchemaForm(resetPasswordForm, { newPassword: '' });
  const submit = form.handleSubmit(({ newPassword }) =>
    actor.send({ type: 'password.submitted', newPassword }),
  );
  const isAboutField = failure?.fields?.newPassword !== undefined;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <NewPasswordField form={form} refused={failure?.fields?.newPassword} />
        <Text size="sm" muted>
          <FormattedMessage
            id="login.reset.effect"
            defaultMessage="You'll be signed out on all devices. Your passkeys and authenticator app stay as they are."
            description="What else a new password does"
          />
        </Text>
        <SignInStatus busy={false} failure={isAboutField ? null : failure} />
        <Button type="submit" wide busy={isBusy}>
          <FormattedMessage
            id="login.reset.save"
            defaultMessage="Save password"
            description="Button"
          />
        </Button>
      </Stack>
    </form>
  );
}

function Saved() {
  return (
    <Stack gap="5">
      <FocusOnMount>
        <Banner tone="success">
          <FormattedMessage
            id="login.reset.saved"
            defaultMessage="Your new password is saved. Sign in with it."
            description="After a new password was set by a link"
          />
        </Banner>
      </FocusOnMount>
      <RouterButton wide to="/login/internal">
        <FormattedMessage
          id="login.reset.sign-in"
          defaultMessage="Go to sign-in"
          description="Link"
        />
      </RouterButton>
    </Stack>
  );
}

function NoLink({ actor }: { actor: ResetActor }) {
  const isUsedUp = useSelector(actor, (current) => current.matches('usedUp'));
  // Opened without a link, the page is as it begins.
  const Notice = isUsedUp ? FocusOnMount : Fragment;
  return (
    <Stack gap="5">
      <Notice>
        <Banner tone="warning">
          {isUsedUp ? (
            <FailureMessage failure={new Failure({ code: 'reset-link-expired' })} />
          ) : (
            <FormattedMessage
              id="login.reset.missing"
              defaultMessage="This link is incomplete. Open it again from the message, or request a new one."
              description="The address holds no link to a new password, or only a part of it"
            />
          )}
        </Banner>
      </Notice>
      <RouterButton wide to={passwordRequestRoute}>
        <FormattedMessage
          id="login.reset.another"
          defaultMessage="Get a new link"
          description="Link to the page that sends a link to a new password"
        />
      </RouterButton>
    </Stack>
  );
}
