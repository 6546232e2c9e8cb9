import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { maskPhone } from '#domain/person/phone.ts';
import type { otpMachine } from '#machines/flow/auth/otp.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { BlockedAccountLink } from '../blocked-account-link.tsx';
import { CodeForm } from './code-form.tsx';
import { NewestCodeNotice } from './code-label.tsx';
import { savePhoneDraft } from './phone-draft.ts';
import { PhoneForm } from './phone-form.tsx';

type OtpActor = ActorRefFrom<typeof otpMachine>;

/** Verifies a phone number: the number, then the code sent to it. */
export function OtpForm({ actor }: { actor: OtpActor }) {
  const part = useSelector(actor, (current) => {
    if (current.matches('blocked')) return 'blocked';
    return current.hasTag('code') ? 'code' : 'phone';
  });
  const isVerified = useSelector(actor, (current) => current.matches('verified'));
  useEffect(() => {
    if (isVerified) savePhoneDraft('');
  }, [isVerified]);
  if (part === 'blocked') return <Blocked actor={actor} />;
  const status = <Status actor={actor} />;
  return part === 'code' ? (
    <CodeForm actor={actor} status={status} />
  ) : (
    <PhoneForm actor={actor} status={status} />
  );
}

/** The progress, announced politely (WCAG 4.1.3). */
function Status({ actor }: { actor: OtpActor }) {
  const progress = useSelector(actor, (current) => {
    if (current.hasTag('busy')) return 'busy';
    if (!current.matches({ code: 'awaitingCode' })) return 'none';
    return current.context.codesSent > 1 ? 'sent-again' : 'sent';
  });
  const phone = useSelector(actor, (current) => current.context.phone);
  return (
    <Text role="status" size="sm" muted css={{ '&:empty': { marginBlockStart: '-5' } }}>
      {progress === 'busy' && (
        <FormattedMessage
          id="login.otp.busy"
          defaultMessage="Action in progress..."
          description="While a code is sent or checked"
        />
      )}
      {(progress === 'sent' || progress === 'sent-again') && (
        <FormattedMessage
          id="login.otp.sent"
          defaultMessage="Otp Sent to {phone}"
          description="After the code was sent; phone is a masked number"
          values={{ phone: <bdi dir="ltr">{`+91 ${maskPhone(phone)}`}</bdi> }}
        />
      )}
      {progress === 'sent-again' && ' '}
      {progress === 'sent-again' && <NewestCodeNotice />}
    </Text>
  );
}

function Blocked({ actor }: { actor: OtpActor }) {
  return (
    <Stack gap="5">
      <Banner tone="danger">
        <FailureMessage failure={new Failure({ code: 'account-blocked' })} />
      </Banner>
      <BlockedAccountLink />
      <Button kind="secondary" wide onClick={() => actor.send({ type: 'phone-edit.requested' })}>
        <FormattedMessage
          id="login.otp.other-number"
          defaultMessage="Use another number"
          description="Button on the screen of a blocked account"
        />
      </Button>
    </Stack>
  );
}
