import { FormattedMessage } from 'react-intl';
import type { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';

type LoadMoreProps = {
  hasMore: boolean;
  isBusy: boolean;
  /** Why the last requested page failed. */
  failure: Failure | null;
  onMore: () => void;
  onRetry: () => void;
};

/** Load More below the cards, and what went wrong with it. */
export function LoadMore({ hasMore, isBusy, failure, onMore, onRetry }: LoadMoreProps) {
  if (failure) return <ListError failure={failure} onRetry={onRetry} />;
  if (!hasMore) return null;
  return (
    <Button kind="secondary" busy={isBusy} alignSelf="center" onClick={onMore}>
      <FormattedMessage id="posts.list.more" defaultMessage="Load More" />
    </Button>
  );
}

/** What went wrong, with a way to try again. */
export function ListError({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  return (
    <RetryNotice onRetry={onRetry}>{failure && <FailureMessage failure={failure} />}</RetryNotice>
  );
}

const places = ['first', 'second', 'third'];

/** In the shape of the cards that are on their way. */
export function PostListSkeleton() {
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">
        <FormattedMessage id="posts.list.loading" defaultMessage="Loading posts…" />
      </VisuallyHidden>
      {places.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </Stack>
  );
}
