import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { reviewClaimMachine } from '#machines/flow/review-claim.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RelativeTime } from '#src/ui/amounts.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Text } from '#src/ui/text.tsx';

/** Says which other moderator has the post, or has taken it over, and offers to take it. */
export function ClaimNote({ actor }: { actor: ActorRefFrom<typeof reviewClaimMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { claim, failure } = snapshot.context;
  if (!snapshot.hasTag('others') || !claim) return null;
  const name = <bdi>{claim.name}</bdi>;
  return (
    <Banner
      tone="warning"
      actions={
        <Button
          kind="secondary"
          size="sm"
          busy={snapshot.matches('takingOver')}
          onClick={() => actor.send({ type: 'take-over.requested' })}
        >
          <FormattedMessage id="staff.claim.take-over" defaultMessage="Take over" />
        </Button>
      }
    >
      <Text>
        {snapshot.matches('lost') ? (
          <FormattedMessage
            id="staff.claim.lost"
            defaultMessage="{name} has taken this over. What you have begun is not sent."
            values={{ name }}
          />
        ) : (
          <FormattedMessage
            id="staff.claim.held"
            defaultMessage="{name} is looking at this"
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
