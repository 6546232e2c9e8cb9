import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { ConsentEntry } from './consent-entry.tsx';
import type { consentsMachine } from './consents-machine.ts';

type Props = {
  actor: ActorRefFrom<typeof consentsMachine>;
  /** Whether the list says how to withdraw: not to staff. */
  isOwn?: boolean;
};

const List = chakra('ul', {
  base: { listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: '4' },
});

/** What a person agreed to and withdrew, the newest first. */
export function ConsentList({ actor, isOwn = false }: Props) {
  const { data, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.matches('failed'));
  if (isFailed && failure)
    return (
      <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure} />
      </RetryNotice>
    );
  if (data === null) return <CardSkeleton />;
  if (data.consents.length === 0)
    return (
      <Text muted>
        <FormattedMessage
          id="consents.none"
          defaultMessage="Nothing on record yet. We started this record on 26 November 2026."
        />
      </Text>
    );
  return (
    <List role="list">
      {data.consents.map((consent) => (
        <li key={consent.consentId}>
          <ConsentEntry consent={consent} isOwn={isOwn} />
        </li>
      ))}
    </List>
  );
}
