import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { passwordForm } from '#domain/forms/sign-in-forms.ts';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { PasswordInput } from '#src/ui/forms/password-input.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import {
  ConfirmationFailure,
  type ConfirmIdentityActor,
  OtherMethodButton,
} from './confirm-identity-feedback.tsx';

type Props = { actor: ConfirmIdentityActor };

/** The password of staff. */
export function ConfirmPassword({ actor }: Props) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const form = useSchemaForm(passwordForm, { password: '' });
  const problem = fieldErrorCode(form, 'password');
  const submit = form.handleSubmit(({ password }) =>
    actor.send({ type: 'password.submitted', password }),
  );
  const isWrong = failure?.code === 'login-failed';
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text>
          <FormattedMessage
            id="app.confirm.password-lead"
            defaultMessage="For your security, enter your password to continue."
            description="In the dialog over a page of staff"
          />
        </Text>
        <Field
          label={
            <FormattedMessage
              id="login.password.password"
              defaultMessage="Password"
              description="Label"
            />
          }
          error={
            problem ? (
              <FieldMessage code={problem} />
            ) : isWrong ? (
              <FormattedMessage
                id="app.confirm.password-wrong"
                defaultMessage="Wrong password. Try again."
                description="Below the password field"
              />
            ) : null
          }
          required
        >
          <PasswordInput
            {...form.register('password')}
            maxLength={limits.passwordMax}
            enterKeyHint="go"
            autoFocus
          />
        </Field>
        {!isWrong && <ConfirmationFailure actor={actor} />}
        <Button type="submit" wide busy={isBusy}>
          <FormattedMessage id="app.confirm.submit" defaultMessage="Confirm" description="Button" />
        </Button>
        <OtherMethodButton actor={actor} />
      </Stack>
    </form>
  );
}
