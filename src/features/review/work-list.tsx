import { useSelector } from '@xstate/react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { createPagedList } from '#machines/kit/paged-list.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { LoadingPlaceholder } from './loading-placeholder.tsx';

type ListActor<Row, Filters> = ActorRefFrom<ReturnType<typeof createPagedList<Row, Filters>>>;

type Props<Row, Filters> = {
  actor: ListActor<Row, Filters>;
  rowKey: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
};

/** A list of things that wait for staff. */
export function WorkList<Row, Filters>({ actor, rowKey, renderRow }: Props<Row, Filters>) {
  const snapshot = useSelector(actor, (current) => current);
  const { rows, failure, nextPageUrl } = snapshot.context;
  if (snapshot.matches('empty')) {
    return (
      <EmptyState
        icon={<Inbox aria-hidden="true" size="2.5rem" />}
        title={<FormattedMessage id="staff.list.empty" defaultMessage="Nothing left to review" />}
      >
        <FormattedMessage id="staff.list.empty-hint" defaultMessage="New items appear here." />
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
        <LoadingPlaceholder>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </LoadingPlaceholder>
      )
    );
  }
  return (
    <Stack gap="4">
      <Stack as="ul" gap="3" listStyleType="none">
        {rows.map((row) => (
          <li key={rowKey(row)}>{renderRow(row)}</li>
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
