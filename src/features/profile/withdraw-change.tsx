import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Profile } from '#machines/flow/profile/profile.ts';
import { withdrawProfileChangeMachine } from '#machines/flow/profile/withdraw-profile-change.ts';
import { operationActor } from '#src/api/actors.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';

/** The chart `withdraw-change` on the real server. */
const liveWithdrawChangeMachine = withdrawProfileChangeMachine.provide({
  actors: {
    withdrawProfileChange: operationActor(
      'withdrawProfileChange',
      ({ revision, key }: { revision: number; key: string }) => ({
        body: { revision },
        headers: { 'Idempotency-Key': key },
      }),
    ),
  },
});

type Change = Pick<NonNullable<Profile['change']>, 'revision' | 'status'>;
type LiveWithdrawChangeProps = { change: Change; onEnd: () => void };

/** Withdraws the change of this revision. `onEnd` is called when the profile has to be reloaded. */
export function WithdrawChangeContainer({
  change: { revision, status },
  onEnd,
}: LiveWithdrawChangeProps) {
  const key = useRef(crypto.randomUUID()).current;
  const actor = useActorRef(liveWithdrawChangeMachine, { input: { revision, key } });
  const hasEnded = useSelector(actor, (current) => current.status === 'done');
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (hasEnded) end.current();
  }, [hasEnded]);
  return <WithdrawChange actor={actor} isRejected={status === 'rejected'} />;
}

type WithdrawChangeProps = {
  actor: ActorRefFrom<typeof withdrawProfileChangeMachine>;
  isRejected?: boolean;
};

/**
 * The button that withdraws a change in review, or discards a rejected one, and why that did not
 * work.
 */
export function WithdrawChange({ actor, isRejected = false }: WithdrawChangeProps) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const failure = useSelector(
    actor,
    (current) => current.matches('failed') && current.context.failure,
  );
  return (
    <Stack gap="3" alignItems="flex-start">
      {failure && (
        <Banner tone="danger">
          <FailureMessage failure={failure} />
        </Banner>
      )}
      <Button
        kind="secondary"
        size="sm"
        busy={isBusy}
        onClick={() => actor.send({ type: 'withdrawal.requested' })}
      >
        {isRejected ? (
          <FormattedMessage
            id="profile.change.discard"
            defaultMessage="Discard change"
            description="Button: removes a change of the profile that was rejected"
          />
        ) : (
          <FormattedMessage id="profile.change.withdraw" defaultMessage="Withdraw change" />
        )}
      </Button>
    </Stack>
  );
}
