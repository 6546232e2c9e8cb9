import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { createPagedList } from '#machines/kit/paged-list.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';

type ListActor<Row, Filters> = ActorRefFrom<ReturnType<typeof createPagedList<Row, Filters>>>;

type Props<Row, Filters> = {
  actor: ListActor<Row, Filters>;
  empty: ReactNode;
  children: ReactNode;
};

/** The rows of a list, and what stands in their place while there are none. */
export function PagedListView<Row, Filters>({ actor, empty, children }: Props<Row, Filters>) {
  const part = useSelector(actor, (current) => {
    if (current.matches('failed')) return 'failed';
    if (current.matches('empty')) return 'empty';
    return current.context.rows.length === 0 ? 'placeholders' : 'rows';
  });
  switch (part) {
    case 'failed':
      return <Failed actor={actor} />;
    case 'empty':
      return empty;
    case 'placeholders':
      return <Placeholders />;
    case 'rows':
      return children;
  }
}

function Placeholders() {
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">
        <FormattedMessage id="money.loading" defaultMessage="Loading…" />
      </VisuallyHidden>
      <CardSkeleton />
      <CardSkeleton />
    </Stack>
  );
}

function Failed<Row, Filters>({ actor }: { actor: ListActor<Row, Filters> }) {
  const failure = useSelector(actor, (current) => current.context.failure);
  return (
    <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
      {failure && <FailureMessage failure={failure} />}
    </RetryNotice>
  );
}

/** Load More while there are further rows, or why they did not come. */
export function LoadMore<Row, Filters>({ actor }: { actor: ListActor<Row, Filters> }) {
  const hasMore = useSelector(actor, (current) => current.context.nextPageUrl !== null);
  const isBusy = useSelector(actor, (current) => current.matches({ listing: 'loadingMore' }));
  const isFailed = useSelector(actor, (current) => current.matches({ listing: 'moreFailed' }));
  if (isFailed) return <Failed actor={actor} />;
  if (!hasMore) return null;
  return (
    <Button
      kind="secondary"
      busy={isBusy}
      alignSelf="center"
      onClick={() => actor.send({ type: 'more.requested' })}
    >
      <FormattedMessage id="money.more" defaultMessage="Load More" />
    </Button>
  );
}
