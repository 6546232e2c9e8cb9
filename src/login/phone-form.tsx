import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { normalisePhone } from '#domain/phone.ts';
import type { otpMachine } from '#machines/flow/otp.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { PhoneInput } from '#src/ui/phone-input.tsx';

type PhoneFormProps = { actor: ActorRefFrom<typeof otpMachine>; status: ReactNode };

/** The number behind +91, and the button that sends the code. */
export function PhoneForm({ actor, status }: PhoneFormProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { phone: snapshot.context.phone } });
  const failure = snapshot.hasTag('failed') ? snapshot.context.failure : null;
  const error = formState.errors.phone ? <MalformedPhone /> : failure && <FailureMessage failure={failure} />;
  return (
    <form noValidate onSubmit={handleSubmit(({ phone }) => actor.send({ type: 'phone.submitted', phone }))}>
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
              defaultMessage="10 digits. We send you a code by SMS."
              description="Hint below the label of the phone field"
            />
          }
          error={error}
          required
        >
          <PhoneInput
            {...register('phone', { validate: (phone) => normalisePhone(phone) !== null })}
            enterKeyHint="send"
            autoFocus
          />
        </Field>
        {status}
        <Button type="submit" wide busy={snapshot.hasTag('busy')}>
          <FormattedMessage
            id="login.phone.submit"
            defaultMessage="Get the code"
            description="Button that sends the one-time code"
          />
        </Button>
      </Stack>
    </form>
  );
}

function MalformedPhone() {
  return (
    <FormattedMessage
      id="login.phone.malformed"
      defaultMessage="Phone number should be 10 digits only"
      description="Error at the phone field"
    />
  );
}
