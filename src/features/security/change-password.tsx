import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { changePasswordForm } from '#domain/forms/staff-security-forms.ts';
import { limits } from '#domain/limits.ts';
import type { changePasswordMachine } from '#machines/flow/security/change-password.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { NewPasswordField } from '#src/ui/forms/new-password-field.tsx';
import { PasswordInput } from '#src/ui/forms/password-input.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { FailureStatus } from './failure-status.tsx';

const useChangePasswordForm = () =>
  useSchemaForm(changePasswordForm, { currentPassword: '', newPassword: '' });

/** The part of the security page that changes the password. */
export function ChangePassword({ actor }: { actor: ActorRefFrom<typeof changePasswordMachine> }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isSaved = useSelector(actor, (current) => current.matches('saved'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const form = useChangePasswordForm();
  const { reset, setFocus } = form;
  const isWrong = failure?.code === 'password-wrong';
  useEffect(() => {
    if (isSaved) reset();
  }, [isSaved, reset]);
  useEffect(() => {
    if (isWrong) setFocus('currentPassword');
  }, [isWrong, setFocus]);
  const submit = form.handleSubmit((change) => actor.send({ type: 'password.submitted', change }));
  const isAboutField = isWrong || failure?.fields?.newPassword !== undefined;
  return (
    <Card as="section" aria-labelledby="change-password">
      <Heading as="h2" size="sm" id="change-password">
        <FormattedMessage
          id="security.password.title"
          defaultMessage="Change password"
          description="Heading of a part of the security page"
        />
      </Heading>
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          <CurrentPasswordField form={form} failure={isWrong ? failure : null} />
          <NewPasswordField form={form} refused={failure?.fields?.newPassword} />
          <Text size="sm" muted>
            <FormattedMessage
              id="security.password.effect"
              defaultMessage="You'll be signed out on all other devices."
              description="What else a new password does"
            />
          </Text>
          <FailureStatus failure={isAboutField ? null : failure} />
          <SavedStatus isSaved={isSaved} />
          <Button
            type="submit"
            busy={isBusy}
            width={{ base: 'full', sm: 'auto' }}
            alignSelf="flex-start"
          >
            <FormattedMessage
              id="security.password.save"
              defaultMessage="Change password"
              description="Button"
            />
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

type CurrentPasswordProps = {
  form: ReturnType<typeof useChangePasswordForm>;
  /** The server's answer that it is another password. */
  failure: Failure | null;
};

function CurrentPasswordField({ form, failure }: CurrentPasswordProps) {
  const problem = fieldErrorCode(form, 'currentPassword');
  return (
    <Field
      label={
        <FormattedMessage
          id="security.password.current"
          defaultMessage="Current password"
          description="Label"
        />
      }
      error={
        problem ? <FieldMessage code={problem} /> : failure && <FailureMessage failure={failure} />
      }
      required
    >
      <PasswordInput
        {...form.register('currentPassword')}
        maxLength={limits.passwordMax}
        enterKeyHint="next"
      />
    </Field>
  );
}

function SavedStatus({ isSaved }: { isSaved: boolean }) {
  return (
    <Row role="status" gap="2" color="success" css={{ '&:empty': { display: 'none' } }}>
      {isSaved && (
        <>
          <Check size="1.3em" aria-hidden="true" />
          <FormattedMessage
            id="security.password.saved"
            defaultMessage="Password changed"
            description="Said once it is done"
          />
        </>
      )}
    </Row>
  );
}
