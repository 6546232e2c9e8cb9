import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { createPagedList } from '#machines/kit/paged-list.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';

export type ListActor<Row, Filters> = ActorRefFrom<
  ReturnType<typeof createPagedList<Row, Filters>>
>;

type Props<Row, Filters> = {
  actor: ListActor<Row, Filters>;
  /** Shown instead of the rows while they load. */
  placeholder: ReactNode;
  /** Shown where there are no rows. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** The rows of a list, or what is shown instead: placeholders, nothing found, a failure. */
export function PagedListView<Row, Filters>({
  actor,
  placeholder,
  empty,
  children,
}: Props<Row, Filters>) {
  const part = useSelector(actor, (current) => {
    if (current.matches('failed')) return 'failed';
    if (current.matches('empty')) return 'empty';
    if (current.matches({ listing: 'moreFailed' })) return 'rows';
    return current.context.rows.length === 0 ? 'placeholders' : 'rows';
  });
  switch (part) {
    case 'failed':
      return <Failed actor={actor} />;
    case 'empty':
      return empty;
    case 'placeholders':
      return <Placeholder>{placeholder}</Placeholder>;
    case 'rows':
      return (
        <Stack gap="4">
          {children}
          <LoadMore actor={actor} />
        </Stack>
      );
  }
}

function Placeholder({ children }: { children: ReactNode }) {
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">
        <FormattedMessage id="ui.list.loading" defaultMessage="Loading…" />
      </VisuallyHidden>
      {children}
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

/** Load More while there are further rows, or why they did not load. */
function LoadMore<Row, Filters>({ actor }: { actor: ListActor<Row, Filters> }) {
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
      <FormattedMessage id="ui.list.more" defaultMessage="Load More" />
    </Button>
  );
}
