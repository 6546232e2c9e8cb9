import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type otpMachine, resendWait } from '#machines/flow/otp.ts';
import { Button } from '#src/ui/button.tsx';

/** Asks for another code; until that is possible it shows the clock. */
export function ResendButton({ actor }: { actor: ActorRefFrom<typeof otpMachine> }) {
  const wait = useSelector(actor, (current) => resendWait(current.context));
  const canResend = useSelector(actor, (current) => current.can({ type: 'resend.requested' }));
  const resending = useSelector(actor, (current) => current.matches({ code: 'resending' }));
  const clock = `${Math.floor(wait / 60)}:${String(wait % 60).padStart(2, '0')}`;
  return (
    <Button
      kind="link"
      size="sm"
      busy={resending}
      disabled={!canResend && !resending}
      fontVariantNumeric="tabular-nums"
      onClick={() => actor.send({ type: 'resend.requested' })}
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
