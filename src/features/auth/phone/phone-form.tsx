import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { phoneForm } from '#domain/forms/sign-in-forms.ts';
import type { otpMachine } from '#machines/flow/auth/otp.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { PhoneInput } from '#src/ui/forms/phone-input.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { readPhoneDraft, savePhoneDraft } from './phone-draft.ts';
import { takeOverPhonePage } from './take-over-phone-page.ts';

type PhoneFormProps = { actor: ActorRefFrom<typeof otpMachine>; status: ReactNode };

/** The number behind +91, and the button that sends the code. */
export function PhoneForm({ actor, status }: PhoneFormProps) {
  const snapshot = useSelector(actor, (current) => current);
  const form = useSchemaForm(phoneForm, { phone: snapshot.context.phone || readPhoneDraft() });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => savePhoneDraft(values.phone),
      }),
    [form],
  );
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (element.current)
      return takeOverPhonePage(element.current, (phone) => form.setValue('phone', phone));
  }, [form]);
  const failure = snapshot.hasTag('failed') ? snapshot.context.failure : null;
  const problem = fieldErrorCode(form, 'phone');
  const error = problem ? (
    <FieldMessage code={problem} />
  ) : (
    failure && <FailureMessage failure={failure} />
  );
  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.handleSubmit(({ phone }) => actor.send({ type: 'phone.submitted', phone }))}
    >
      <Stack gap="5">
        <Field
          label={
            <FormattedMessage
              id="login.phone.label"
              defaultMessage="Mobile number"
              description="Label of the phone field"
            />
          }
          hint={
            <FormattedMessage
              id="login.phone.hint"
              defaultMessage="10 digits. We'll send you a code by SMS."
              description="Hint below the label of the phone field"
            />
          }
          error={error}
          required
        >
          <PhoneInput {...form.register('phone')} enterKeyHint="send" autoFocus />
        </Field>
        {status}
        <Button type="submit" wide busy={snapshot.hasTag('busy')}>
          <FormattedMessage
            id="login.phone.submit"
            defaultMessage="Get code"
            description="Button that sends the one-time code"
          />
        </Button>
      </Stack>
    </form>
  );
}
