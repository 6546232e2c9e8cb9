import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { authenticatorForm, recoveryCodeForm } from '#domain/forms/staff-security-forms.ts';
import { limits } from '#domain/limits.ts';
import type { secondStepMachine } from '#machines/flow/auth/second-step.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { SignInStatus } from '../sign-in-status.tsx';

const appTexts = defineMessages({
  lead: {
    id: 'login.second.app',
    defaultMessage:
      'One more step: enter the code that your authenticator app shows for DH Creator.',
    description: 'Second step of the staff sign-in',
  },
  label: {
    id: 'login.second.app-label',
    defaultMessage: '6-digit code',
    description: 'Label of the field for the code of an authenticator app',
  },
});
const recoveryTexts = defineMessages({
  lead: {
    id: 'login.second.recovery',
    defaultMessage: 'Enter one of your recovery codes. Each code works once.',
    description: 'Second step of the staff sign-in',
  },
  label: {
    id: 'login.second.recovery-label',
    defaultMessage: 'Recovery code',
    description: 'Label of the field',
  },
});

type Actor = ActorRefFrom<typeof secondStepMachine>;

/** The code of the authenticator app, or a recovery code. */
export function SecondStepCode({ actor }: { actor: Actor }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const { method, failure } = useSelector(actor, ({ context }) => context);
  const isApp = method === 'authenticator';
  const texts = isApp ? appTexts : recoveryTexts;
  const form = useSchemaForm(isApp ? authenticatorForm : recoveryCodeForm, { code: '' });
  const { resetField, setFocus } = form;
  const isWrong = failure?.code === 'code-wrong';
  useEffect(() => setFocus('code'), [setFocus]);
  useEffect(() => {
    if (!isWrong) return;
    resetField('code');
    setFocus('code');
  }, [isWrong, resetField, setFocus]);
  const problem = fieldErrorCode(form, 'code');
  const submit = form.handleSubmit(({ code }) => actor.send({ type: 'code.submitted', code }));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text>
          <FormattedMessage {...texts.lead} />
        </Text>
        <Field
          label={<FormattedMessage {...texts.label} />}
          error={
            problem ? (
              <FieldMessage code={problem} digits={limits.authenticatorDigits} />
            ) : (
              isWrong && <FailureMessage failure={failure} />
            )
          }
          required
        >
          <TextInput
            {...form.register('code')}
            readOnly={isBusy}
            dir="ltr"
            inputMode={isApp ? 'numeric' : 'text'}
            autoComplete={isApp ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            enterKeyHint="go"
          />
        </Field>
        <SignInStatus busy={isBusy} failure={isWrong ? null : failure} />
        <Button type="submit" wide busy={isBusy}>
          <FormattedMessage
            id="login.second.submit"
            defaultMessage="Continue"
            description="Button"
          />
        </Button>
      </Stack>
    </form>
  );
}
