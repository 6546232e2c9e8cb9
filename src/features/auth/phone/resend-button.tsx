import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';

type ResendButtonProps = {
  /** Seconds until another code can be requested. */
  wait: number;
  /** Another code is on its way to the queue. */
  isResending: boolean;
  canResend: boolean;
  onResend: () => void;
};

/** Asks for another code; until that is possible it shows the clock. */
export function ResendButton({ wait, isResending, canResend, onResend }: ResendButtonProps) {
  const clock = `${Math.floor(wait / 60)}:${String(wait % 60).padStart(2, '0')}`;
  return (
    <Button
      kind="link"
      size="sm"
      busy={isResending}
      disabled={!canResend && !isResending}
      fontVariantNumeric="tabular-nums"
      onClick={onResend}
    >
      {wait > 0 ? (
        <FormattedMessage
          id="login.code.resend-in"
          defaultMessage="Resend in {clock}"
          description="Disabled button; clock is minutes and seconds such as 0:42"
          values={{ clock }}
        />
      ) : (
        <FormattedMessage
          id="login.code.resend"
          defaultMessage="Resend code"
          description="Button: send another code"
        />
      )}
    </Button>
  );
}
