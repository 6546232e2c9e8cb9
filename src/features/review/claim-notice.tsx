import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { reviewClaimMachine } from '#machines/flow/review/review-claim.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Text } from '#src/ui/layout/text.tsx';

/** Says which other moderator has the post, or has taken it over, and offers to take it. */
export function ClaimNotice({ actor }: { actor: ActorRefFrom<typeof reviewClaimMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { claim, failure } = snapshot.context;
  if (!snapshot.hasTag('claimedByOther') || !claim) return null;
  const name = <bdi>{claim.name}</bdi>;
  return (
    <Banner
      tone="warning"
      actions={
        <Button
          kind="secondary"
          size="sm"
          busy={snapshot.matches('takingOver')}
          onClick={() => actor.send({ type: 'takeover.requested' })}
        >
          <FormattedMessage id="staff.claim.take-over" defaultMessage="Take over" />
        </Button>
      }
    >
      <Text>
        {snapshot.matches('takenOver') ? (
          <FormattedMessage
            id="staff.claim.taken-over"
            defaultMessage="{name} took this over. Your decision was not sent."
            values={{ name }}
          />
        ) : (
          <FormattedMessage
            id="staff.claim.held"
            defaultMessage="{name} is reviewing this"
            values={{ name }}
          />
        )}
        {' · '}
        <bdi>
          <RelativeTime time={claim.since} />
        </bdi>
      </Text>
      {failure && (
        <Text size="sm">
          <FailureMessage failure={failure} />
        </Text>
      )}
    </Banner>
  );
}
