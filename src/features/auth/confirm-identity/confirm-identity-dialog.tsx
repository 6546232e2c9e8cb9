import { useSelector } from '@xstate/react';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ConfirmationMethod } from '#machines/flow/auth/confirm-identity.ts';
import { ProviderButtonLabel } from '#src/features/auth/staff/lazy-staff-sign-in.ts';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { FacebookLogo, GoogleLogo } from '#src/ui/media/logos.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { ConfirmationFailure, type ConfirmIdentityActor } from './confirm-identity-feedback.tsx';
import { ConfirmIdentityTitle } from './confirm-identity-title.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { ProviderReturnFailed } from './provider-return-failed.tsx';

type Props = { actor: ConfirmIdentityActor; hint?: ReactNode };

/** Confirming who one is over the running page, which keeps everything that was typed. */
export default function ConfirmIdentityDialog({ actor, hint }: Props) {
  const isConfirmed = useSelector(actor, (current) => current.hasTag('confirmed'));
  const canClose = useSelector(actor, (current) => current.can({ type: 'confirmation.cancelled' }));
  const close = () => actor.send({ type: 'confirmation.cancelled' });
  return (
    <Dialog
      open
      closable={canClose}
      onClose={close}
      title={<ConfirmIdentityTitle />}
      footer={
        canClose && (
          <Button
            kind={isConfirmed ? 'primary' : 'ghost'}
            width={{ base: 'full', sm: 'auto' }}
            onClick={close}
          >
            {isConfirmed ? (
              <FormattedMessage
                id="app.confirm.go-on"
                defaultMessage="Continue"
                description="Button"
              />
            ) : (
              <FormattedMessage
                id="app.confirm.cancel"
                defaultMessage="Cancel"
                description="Button"
              />
            )}
          </Button>
        )
      }
    >
      <Stack gap="5">
        <Step actor={actor} />
        {hint}
      </Stack>
    </Dialog>
  );
}

function Step({ actor }: Props) {
  const part = useSelector(actor, (current) => {
    if (current.hasTag('code')) return 'code';
    if (current.matches('enteringPassword') || current.matches('checkingPassword'))
      return 'password';
    if (current.matches('checkingProvider')) return 'checking';
    if (current.matches('returned')) return 'returned';
    if (current.matches('returnFailed')) return 'failed';
    return current.matches('noMethod') ? 'noMethod' : 'ways';
  });
  if (part === 'code') return <ConfirmCode actor={actor} />;
  if (part === 'password') return <ConfirmPassword actor={actor} />;
  if (part === 'ways') return <MethodButtons actor={actor} />;
  if (part === 'checking') {
    return (
      <Row role="status" color="accent.text">
        <Spinner />
        <FormattedMessage id="app.confirm.checking" defaultMessage="Checking…" />
      </Row>
    );
  }
  if (part === 'failed') return <ProviderReturnFailed actor={actor} />;
  return (
    <Text role="status">
      {part === 'returned' ? (
        <FormattedMessage
          id="app.confirm.returned"
          defaultMessage="Thanks, we've confirmed it's you. Please try again now."
          description="Back from Google or Facebook; the change that was begun has to be made again"
        />
      ) : (
        <FormattedMessage
          id="app.confirm.no-way"
          defaultMessage="To continue, sign out and sign in again."
          description="The account has no phone number and no other login to confirm with"
        />
      )}
    </Text>
  );
}

function MethodButtons({ actor }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const { ways, maskedPhone, provider } = snapshot.context;
  const place = useRef<HTMLDivElement>(null);
  const reason = useRef<HTMLDivElement>(null);
  // After another step, whose field or button had the focus.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const target = reason.current?.hasChildNodes()
      ? reason.current
      : place.current?.querySelector('button');
    target?.focus();
  }, []);
  const isBusy = snapshot.hasTag('busy');
  const button = (way: ConfirmationMethod) => {
    if (way === 'CODE') {
      return (
        <Button
          key={way}
          wide
          busy={snapshot.matches('sendingCode')}
          disabled={isBusy && !snapshot.matches('sendingCode')}
          onClick={() => actor.send({ type: 'code.requested' })}
        >
          <span>
            <FormattedMessage
              id="app.confirm.send-code"
              defaultMessage="Send a code to {phone}"
              description="Button; phone is a masked number"
              values={{ phone: <bdi dir="ltr">{`+91 ${maskedPhone ?? ''}`}</bdi> }}
            />
          </span>
        </Button>
      );
    }
    if (way === 'PASSKEY') {
      return (
        <Button
          key={way}
          kind={ways[0] === way ? 'primary' : 'secondary'}
          wide
          icon={<KeyRound size="1.25em" aria-hidden="true" />}
          busy={snapshot.matches('usingPasskey')}
          disabled={isBusy && !snapshot.matches('usingPasskey')}
          onClick={() => actor.send({ type: 'passkey.chosen' })}
        >
          <FormattedMessage
            id="app.confirm.passkey"
            defaultMessage="Use your passkey"
            description="Button: confirm who one is by fingerprint, face or PIN"
          />
        </Button>
      );
    }
    if (way === 'PASSWORD') {
      return (
        <Button
          key={way}
          kind="secondary"
          wide
          disabled={isBusy}
          onClick={() => actor.send({ type: 'password.chosen' })}
        >
          <FormattedMessage
            id="app.confirm.password"
            defaultMessage="Use your password"
            description="Button: confirm who one is by the password of staff"
          />
        </Button>
      );
    }
    const isOpening = snapshot.matches('openingProvider') && provider === way;
    return (
      <Button
        key={way}
        kind="secondary"
        wide
        icon={way === 'GOOGLE' ? <GoogleLogo /> : <FacebookLogo />}
        busy={isOpening}
        disabled={isBusy && !isOpening}
        onClick={() => actor.send({ type: 'provider.chosen', provider: way })}
      >
        <ProviderButtonLabel provider={way} />
      </Button>
    );
  };
  return (
    <Stack ref={place} gap="4">
      <Text>
        <FormattedMessage
          id="app.confirm.lead"
          defaultMessage="For your security, confirm that it's you before you continue."
          description="In the dialog over a page, before a sensitive change such as a new phone number"
        />
      </Text>
      <ConfirmationFailure ref={reason} actor={actor} />
      {ways.map(button)}
    </Stack>
  );
}
