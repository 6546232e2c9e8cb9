import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import type { otpMachine } from '#machines/flow/auth/otp.ts';
import { secondsUntilResend } from '#machines/flow/auth/resend-countdown.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { CodeInput } from '#src/ui/forms/code-input.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { CodeHint, CodeLabel } from './code-label.tsx';
import { ResendButton } from './resend-button.tsx';
import { useCodeField } from './use-code-field.tsx';

type OtpActor = ActorRefFrom<typeof otpMachine>;

/** A cell for each digit, and help when no code arrived. */
export function CodeForm({ actor, status }: { actor: OtpActor; status: ReactNode }) {
  const snapshot = useSelector(actor, (current) => current);
  const isVerifying = snapshot.matches({ code: 'verifying' }) || snapshot.matches('verified');
  const { digits } = snapshot.context;
  const { code, enter, submit, input, error } = useCodeField({
    actor,
    digits,
    isRejected: snapshot.hasTag('codeRejected'),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Field
          label={<CodeLabel digits={digits} />}
          hint={digits === limits.otpLongDigits && <CodeHint />}
          error={error ?? codeFailureMessage(snapshot)}
          required
        >
          <CodeInput
            ref={input}
            name="code"
            digits={digits}
            value={code}
            onChange={enter}
            readOnly={isVerifying}
          />
        </Field>
        {status}
        <Button type="submit" wide busy={isVerifying}>
          <FormattedMessage
            id="login.code.submit"
            defaultMessage="Submit"
            description="Button that sends the entered code"
          />
        </Button>
        <Row justifyContent="space-between">
          <ResendButton
            wait={secondsUntilResend(snapshot.context)}
            canResend={snapshot.can({ type: 'resend.requested' })}
            isResending={snapshot.matches({ code: 'resending' })}
            onResend={() => actor.send({ type: 'resend.requested' })}
          />
          <Button
            kind="link"
            size="sm"
            onClick={() => actor.send({ type: 'phone-edit.requested' })}
          >
            <FormattedMessage
              id="login.code.edit-phone"
              defaultMessage="Edit number"
              description="Button: back to the phone number"
            />
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

type OtpSnapshot = ReturnType<OtpActor['getSnapshot']>;

function codeFailureMessage(snapshot: OtpSnapshot): ReactNode {
  const { failure } = snapshot.context;
  // A last wrong attempt and an exhausted code have the same message.
  const codeFailure = (usual: FailureCode, other: FailureCode) => (
    <FailureMessage failure={new Failure({ code: failure?.code === other ? other : usual })} />
  );
  if (snapshot.matches({ code: 'codeExpired' }))
    return codeFailure('otp-expired', 'otp-other-browser');
  if (snapshot.matches({ code: 'triesExhausted' }))
    return codeFailure('otp-attempts-exhausted', 'otp-longer-code-needed');
  if (snapshot.matches({ code: 'numberTaken' })) {
    return (
      <FormattedMessage
        id="login.code.number-taken"
        defaultMessage="This number belongs to another account. Use another number, or sign in with this one."
        description="Error: the phone number is taken"
      />
    );
  }
  return snapshot.hasTag('failed') && failure ? <FailureMessage failure={failure} /> : undefined;
}
