import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import type { Security as SecurityData } from '#machines/flow/security/security.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodesLeft } from './recovery-codes-left.tsx';
import type { SecurityActor } from './security-actor.ts';
import { SetupDialog } from './setup-dialog.tsx';

/** The second factors of a member of staff, with their actions. */
export function SecuritySettings({ actor }: { actor: SecurityActor }) {
  const { security, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  if (isFailed) {
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
      </RetryNotice>
    );
  }
  if (!security) {
    return (
      <Stack role="status" gap="4">
        <FormattedMessage
          id="app.loading"
          defaultMessage="Loading…"
          description="While a page loads"
        />
        <Skeleton height="9rem" />
        <Skeleton height="6rem" />
      </Stack>
    );
  }
  return (
    <Stack gap="6">
      <ChangeStatus actor={actor} />
      <Advice security={security} />
      <Passkeys actor={actor} security={security} />
      <AuthenticatorApp actor={actor} security={security} />
      <RecoveryCodesLeft actor={actor} security={security} />
      <SetupDialog actor={actor} />
      <ChangeDialog actor={actor} security={security} />
    </Stack>
  );
}

function ChangeStatus({ actor }: { actor: SecurityActor }) {
  const isChanged = useSelector(actor, (current) => current.matches('changed'));
  const news = useRef<HTMLDivElement>(null);
  // The pressed button may be gone, and the message out of view.
  useEffect(() => {
    if (isChanged) news.current?.focus();
  }, [isChanged]);
  return (
    <Row
      ref={news}
      role="status"
      tabIndex={-1}
      gap="2"
      color="success"
      fontWeight="semibold"
      _focusVisible={{ outline: 'none' }}
      css={{ '&:empty': { display: 'none' } }}
    >
      {isChanged && (
        <>
          <Check size="1.3em" aria-hidden="true" />
          <FormattedMessage
            id="security.changed"
            defaultMessage="Your changes are saved"
            description="After a second factor was added, removed or renewed"
          />
        </>
      )}
    </Row>
  );
}

/** Missing ways to make the account safer. */
function Advice({ security }: { security: SecurityData }) {
  const { passkeys, authenticatorAddedAt, recoveryCodesLeft, isSecondFactorRequired } = security;
  const hasFactor = passkeys.length > 0 || authenticatorAddedAt !== null;
  if (!hasFactor) {
    return (
      <Banner tone="warning">
        {isSecondFactorRequired ? (
          <FormattedMessage
            id="security.advice.required"
            defaultMessage="Set up a passkey or an authenticator app. Otherwise you'll have to do it at your next sign-in."
            description="On the security page of staff without a second factor"
          />
        ) : (
          <FormattedMessage
            id="security.advice.none"
            defaultMessage="Only a password protects your account. Add a passkey or an authenticator app."
            description="On the security page of staff without a second factor"
          />
        )}
      </Banner>
    );
  }
  if (recoveryCodesLeft > 2) return null;
  return (
    <Banner tone="warning">
      <FormattedMessage
        id="security.advice.few-codes"
        defaultMessage="You have few recovery codes left. Get new ones, so that you can still sign in if you lose your device."
        description="On the security page of staff"
      />
    </Banner>
  );
}
