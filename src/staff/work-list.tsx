import { useSelector } from '@xstate/react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { createPagedList } from '#machines/flow/paged-list.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { RetryNotice } from '#src/ui/retry.tsx';
import { CardSkeleton } from '#src/ui/skeleton.tsx';
import { LoadingPlace } from './loading-place.tsx';

type ListActor<Row, Filters> = ActorRefFrom<ReturnType<typeof createPagedList<Row, Filters>>>;

type Props<Row, Filters> = {
  actor: ListActor<Row, Filters>;
  keyOf: (row: Row) => string;
  show: (row: Row) => ReactNode;
};

/** A list of things that wait for staff. */
export function WorkList<Row, Filters>({ actor, keyOf, show }: Props<Row, Filters>) {
  const snapshot = useSelector(actor, (current) => current);
  const { rows, failure, nextPageUrl } = snapshot.context;
  if (snapshot.matches('empty')) {
    return (
      <EmptyState
        icon={<Inbox aria-hidden="true" size="2.5rem" />}
        title={<FormattedMessage id="staff.list.empty" defaultMessage="Nothing is waiting" />}
      >
        <FormattedMessage id="staff.list.empty-hint" defaultMessage="All done. New work appears here." />
      </EmptyState>
    );
  }
  const failed = snapshot.hasTag('failed') && failure && (
    <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
      <FailureMessage failure={failure} />
    </RetryNotice>
  );
  if (rows.length === 0) {
    return (
      failed || (
        <LoadingPlace>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </LoadingPlace>
      )
    );
  }
  return (
    <Stack gap="4">
      <Stack as="ul" gap="3" listStyleType="none">
        {rows.map((row) => (
          <li key={keyOf(row)}>{show(row)}</li>
        ))}
      </Stack>
      {failed}
      {nextPageUrl !== null && !failed && (
        <Button
          kind="secondary"
          alignSelf="center"
          busy={snapshot.matches({ listing: 'loadingMore' })}
          onClick={() => actor.send({ type: 'more.requested' })}
        >
          <FormattedMessage id="staff.list.more" defaultMessage="Load More" />
        </Button>
      )}
    </Stack>
  );
}
