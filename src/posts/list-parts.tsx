import { FormattedMessage } from 'react-intl';
import type { Failure } from '#domain/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { RetryNotice } from '#src/ui/retry.tsx';
import { CardSkeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text.tsx';

type MoreProps = {
  hasMore: boolean;
  isBusy: boolean;
  /** Why the last page that was asked for is not there. */
  failure: Failure | null;
  onMore: () => void;
  onRetry: () => void;
};

/** Load More below the cards, and what went wrong with it. */
export function More({ hasMore, isBusy, failure, onMore, onRetry }: MoreProps) {
  if (failure) return <ListFailed failure={failure} onRetry={onRetry} />;
  if (!hasMore) return null;
  return (
    <Button kind="secondary" busy={isBusy} alignSelf="center" onClick={onMore}>
      <FormattedMessage id="posts.list.more" defaultMessage="Load More" />
    </Button>
  );
}

/** What went wrong, with a way to try again. */
export function ListFailed({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  return <RetryNotice onRetry={onRetry}>{failure && <FailureMessage failure={failure} />}</RetryNotice>;
}

const places = ['first', 'second', 'third'];

/** In the shape of the cards that are on their way. */
export function Placeholders() {
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
