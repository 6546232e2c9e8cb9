import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { codeForm, longCodeForm } from '#domain/forms/sign-in.ts';
import { limits } from '#domain/limits.ts';
import { codeDigits, isWholeCode } from '#domain/one-time-code.ts';
import { resendWait } from '#machines/flow/resend-wait.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { CodeHint, CodeLabel, NewestCodeNote, ResendButton, watchForCode } from '#src/login/forms.ts';
import { Button } from '#src/ui/button.tsx';
import { CodeInput } from '#src/ui/code-input.tsx';
import { Field } from '#src/ui/field.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { problemOf, useRulesForm } from '#src/ui/rules-form.ts';
import { Text } from '#src/ui/text.tsx';
import { type ConfirmIdentityActor, OtherWay } from './confirm-parts.tsx';

type Props = { actor: ConfirmIdentityActor };

/** The cells for the code that was sent. */
export function ConfirmCode({ actor }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const { failure, maskedPhone, digits, codesSent } = snapshot.context;
  const isResending = snapshot.matches('resendingCode');
  const isChecking = snapshot.matches('checkingCode');
  const form = useRulesForm(digits === limits.otpLongDigits ? longCodeForm : codeForm, { code: '' });
  const { setValue } = form;
  const code = form.watch('code');
  const input = useRef<HTMLInputElement>(null);
  const tried = useRef('');
  const send = (whole: string) => {
    tried.current = whole;
    actor.send({ type: 'code.submitted', code: whole });
  };
  const enter = (typed: string) => {
    const next = codeDigits(typed, digits);
    form.setValue('code', next);
    form.clearErrors();
    const isTaking = actor.getSnapshot().can({ type: 'code.submitted', code: '0'.repeat(digits) });
    if (isTaking && isWholeCode(next, digits) && next !== tried.current) send(next);
  };
  const latestEnter = useRef(enter);
  latestEnter.current = enter;
  useEffect(() => {
    if (digits > 0) input.current?.focus();
  }, [digits]);
  useEffect(() => watchForCode((found) => latestEnter.current(found)), []);
  const isWrong = failure?.code === 'otp-wrong';
  useEffect(() => {
    if (!isWrong) return;
    setValue('code', '');
    tried.current = '';
    input.current?.focus();
  }, [isWrong, setValue]);
  const problem = problemOf(form, 'code');
  const submit = form.handleSubmit(
    ({ code: whole }) => send(whole),
    () => input.current?.focus(),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text size="sm" muted role="status">
          <FormattedMessage
            id="app.confirm.sent"
            defaultMessage="We sent a code to {phone}. It is valid for five minutes."
            description="phone is a masked number"
            values={{ phone: <bdi dir="ltr">{`+91 ${maskedPhone ?? ''}`}</bdi> }}
          />
          {codesSent > 1 && !isResending && (
            <>
              {' '}
              <NewestCodeNote />
            </>
          )}
        </Text>
        <Field
          label={<CodeLabel digits={digits} />}
          hint={digits === limits.otpLongDigits && <CodeHint />}
          error={
            problem ? (
              <FieldMessage code={problem} digits={digits} />
            ) : failure ? (
              <FailureMessage failure={failure} />
            ) : null
          }
          required
        >
          <CodeInput
            ref={input}
            name="code"
            digits={digits}
            value={code}
            onChange={enter}
            readOnly={isChecking}
          />
        </Field>
        <Button type="submit" wide busy={isChecking}>
          <FormattedMessage id="app.confirm.submit" defaultMessage="Confirm" description="Button" />
        </Button>
        <Row justifyContent="space-between">
          <ResendButton
            wait={resendWait(snapshot.context)}
            canResend={snapshot.can({ type: 'code.requested' })}
            isResending={isResending}
            onResend={() => actor.send({ type: 'code.requested' })}
          />
          <OtherWay actor={actor} />
        </Row>
      </Stack>
    </form>
  );
}
