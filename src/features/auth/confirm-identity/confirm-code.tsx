import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { secondsUntilResend } from '#machines/flow/auth/resend-countdown.ts';
import { CodeHint, CodeLabel, NewestCodeNotice } from '#src/features/auth/phone/code-label.tsx';
import { ResendButton } from '#src/features/auth/phone/resend-button.tsx';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { CodeInput } from '#src/ui/forms/code-input.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { useCodeField } from '../phone/use-code-field.tsx';
import { type ConfirmIdentityActor, OtherMethodButton } from './confirm-identity-feedback.tsx';

type Props = { actor: ConfirmIdentityActor };

/** The cells for the code that was sent. */
export function ConfirmCode({ actor }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const { failure, maskedPhone, digits, codesSent } = snapshot.context;
  const isResending = snapshot.matches('resendingCode');
  const isChecking = snapshot.matches('checkingCode');
  const { code, enter, submit, input, error } = useCodeField({
    actor,
    digits,
    isRejected: failure?.code === 'otp-wrong',
  });
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
              <NewestCodeNotice />
            </>
          )}
        </Text>
        <Field
          label={<CodeLabel digits={digits} />}
          hint={digits === limits.otpLongDigits && <CodeHint />}
          error={error ?? (failure && <FailureMessage failure={failure} />)}
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
            wait={secondsUntilResend(snapshot.context)}
            canResend={snapshot.can({ type: 'code.requested' })}
            isResending={isResending}
            onResend={() => actor.send({ type: 'code.requested' })}
          />
          <OtherMethodButton actor={actor} />
        </Row>
      </Stack>
    </form>
  );
}
