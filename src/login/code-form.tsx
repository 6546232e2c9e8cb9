import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure, type FailureCode } from '#domain/failure.ts';
import { codeForm, longCodeForm } from '#domain/forms/sign-in.ts';
import { limits } from '#domain/limits.ts';
import { codeDigits, isWholeCode } from '#domain/one-time-code.ts';
import type { otpMachine } from '#machines/flow/otp.ts';
import { resendWait } from '#machines/flow/resend-wait.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { CodeInput } from '#src/ui/code-input.tsx';
import { Field } from '#src/ui/field.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { problemOf, useRulesForm } from '#src/ui/rules-form.ts';
import { watchForCode } from './code-from-sms.ts';
import { CodeHint, CodeLabel } from './code-label.tsx';
import { ResendButton } from './resend-button.tsx';

type OtpActor = ActorRefFrom<typeof otpMachine>;

/** A cell for each digit, and what to do when no code came. A whole code is sent by itself, once for each code. */
export function CodeForm({ actor, status }: { actor: OtpActor; status: ReactNode }) {
  const snapshot = useSelector(actor, (current) => current);
  const isVerifying = snapshot.matches({ code: 'verifying' }) || snapshot.matches('verified');
  const { code, enter, submit, input, error } = useCode(actor);
  const { digits } = snapshot.context;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Field
          label={<CodeLabel digits={digits} />}
          hint={digits === limits.otpLongDigits && <CodeHint />}
          error={error ?? failureText(snapshot)}
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
            wait={resendWait(snapshot.context)}
            canResend={snapshot.can({ type: 'resend.requested' })}
            isResending={snapshot.matches({ code: 'resending' })}
            onResend={() => actor.send({ type: 'resend.requested' })}
          />
          <Button kind="link" size="sm" onClick={() => actor.send({ type: 'phone.edit' })}>
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

/** A code that was refused is of no use any more; one that could not be checked is. */
const uselessStates = ['codeWrong', 'codeExpired', 'triesExhausted'] as const;

/** The entered code: kept in the form, sent by itself when it is whole, emptied when it was refused. */
function useCode(actor: OtpActor) {
  const digits = useSelector(actor, (current) => current.context.digits);
  const form = useRulesForm(digits === limits.otpLongDigits ? longCodeForm : codeForm, { code: '' });
  const { setValue } = form;
  const code = form.watch('code');
  const input = useRef<HTMLInputElement>(null);
  const tried = useRef('');
  const isTaking = useSelector(actor, (current) =>
    current.can({ type: 'code.submitted', code: '0'.repeat(current.context.digits) }),
  );
  const isUseless = useSelector(actor, (current) =>
    uselessStates.some((state) => current.matches({ code: state })),
  );

  const send = (whole: string) => {
    tried.current = whole;
    form.clearErrors();
    actor.send({ type: 'code.submitted', code: whole });
  };
  const enter = (typed: string) => {
    const next = codeDigits(typed, digits);
    form.setValue('code', next);
    form.clearErrors();
    if (isTaking && isWholeCode(next, digits) && next !== tried.current) send(next);
  };
  const latestEnter = useRef(enter);
  latestEnter.current = enter;

  // Also when the next code has another length: the person typed the one before.
  useEffect(() => {
    if (digits > 0) input.current?.focus();
  }, [digits]);
  useEffect(() => watchForCode((found) => latestEnter.current(found)), []);
  useEffect(() => {
    if (!isUseless) return;
    setValue('code', '');
    tried.current = '';
    input.current?.focus();
  }, [isUseless, setValue]);

  const submit = form.handleSubmit(
    ({ code: whole }) => send(whole),
    () => input.current?.focus(),
  );
  const problem = problemOf(form, 'code');
  return { code, enter, submit, input, error: problem && <FieldMessage code={problem} digits={digits} /> };
}

type OtpSnapshot = ReturnType<OtpActor['getSnapshot']>;

function failureText(snapshot: OtpSnapshot): ReactNode {
  const { failure } = snapshot.context;
  // A last wrong try and a code without tries are told in the same words.
  const told = (usual: FailureCode, other: FailureCode) => (
    <FailureMessage failure={new Failure({ code: failure?.code === other ? other : usual })} />
  );
  if (snapshot.matches({ code: 'codeExpired' })) return told('otp-expired', 'otp-other-browser');
  if (snapshot.matches({ code: 'triesExhausted' }))
    return told('otp-attempts-exhausted', 'otp-longer-code-needed');
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
