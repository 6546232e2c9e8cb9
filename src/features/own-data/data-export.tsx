import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { DataExportActor } from './data-export-actor.ts';
import { DataExportState } from './data-export-state.tsx';

/** A copy of the own data: what it is, how far it is, and its buttons. */
export function DataExport({ actor }: { actor: DataExportActor }) {
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  const isLoading = useSelector(
    actor,
    (current) => current.matches('loading') || (!isFailed && current.context.status === null),
  );
  return (
    <Card as="section" aria-labelledby="own-data">
      <Heading as="h2" size="sm" id="own-data">
        <FormattedMessage
          id="own-data.title"
          defaultMessage="Your data"
          description="Heading of a part of the profile page, and of the page of a blocked account"
        />
      </Heading>
      <Text size="sm" muted>
        <FormattedMessage
          id="own-data.lead"
          defaultMessage="Get a copy of everything we keep about you: your posts, photos and videos, earnings, invoices, profile and sign-ins."
        />
      </Text>
      {isLoading && <Skeleton height="4rem" />}
      {isFailed && <LoadFailed actor={actor} />}
      {!isLoading && !isFailed && <DataExportState actor={actor} />}
    </Card>
  );
}

function LoadFailed({ actor }: { actor: DataExportActor }) {
  const failure = useSelector(actor, (current) => current.context.failure);
  return (
    <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
      <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
    </RetryNotice>
  );
}
