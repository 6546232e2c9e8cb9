import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { ConsentList } from './consent-list.tsx';
import { type consentsMachine, liveConsentsMachine } from './consents-machine.ts';

/** The part of the profile page that lists what the creator agreed to. */
export function ConsentsSection() {
  const actor = useActorRef(liveConsentsMachine, { input: { filters: {} } });
  useGlobalEvents(actor);
  return <ConsentsCard actor={actor} />;
}

export function ConsentsCard({ actor }: { actor: ActorRefFrom<typeof consentsMachine> }) {
  return (
    <Card as="section" aria-labelledby="consents">
      <Heading as="h2" size="sm" id="consents">
        <FormattedMessage
          id="consents.title"
          defaultMessage="What you agreed to"
          description="Heading of a part of the profile page"
        />
      </Heading>
      <Text size="sm" muted>
        <FormattedMessage
          id="consents.lead"
          defaultMessage="When you agreed, by which text, and how to withdraw."
        />
      </Text>
      <ConsentList actor={actor} isOwn />
    </Card>
  );
}
