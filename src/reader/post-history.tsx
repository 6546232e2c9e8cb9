import { useSelector } from '@xstate/react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { HistoryEntry } from '#src/ui/history-entry.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { TextSkeleton } from '#src/ui/skeleton.tsx';
import { Text } from '#src/ui/text.tsx';
import type { PostEvent, postHistoryMachine } from './history-machine.ts';

/** What was done with a post, the latest first, in words: for staff with the names of those who did it. */
export function PostHistory({ actor }: { actor: ActorRefFrom<typeof postHistoryMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { rows, failure, nextPageUrl } = snapshot.context;
  if (snapshot.matches('empty')) {
    return (
      <Text size="sm" muted>
        <FormattedMessage id="history.empty" defaultMessage="Nothing has been decided yet." />
      </Text>
    );
  }
  const failed = snapshot.hasTag('failed') && failure && (
    <Banner
      tone="danger"
      actions={
        <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
          <FormattedMessage id="history.retry" defaultMessage="Try again" />
        </Button>
      }
    >
      <FailureMessage failure={failure} />
    </Banner>
  );
  if (rows.length === 0) return failed || <TextSkeleton />;
  return (
    <Stack gap="3">
      <Stack as="ol" gap="3" listStyleType="none">
        {rows.map((event) => (
          <HistoryEntry
            key={event.id}
            {...event}
            what={<FormattedMessage {...wordsOf(event)} />}
            by={event.byName}
            ReasonMessage={RejectionReasonMessage}
          />
        ))}
      </Stack>
      {failed}
      {nextPageUrl !== null && !failed && (
        <Button
          kind="secondary"
          size="sm"
          alignSelf="start"
          busy={snapshot.matches({ listing: 'loadingMore' })}
          onClick={() => actor.send({ type: 'more.requested' })}
        >
          <FormattedMessage id="history.more" defaultMessage="What was before" />
        </Button>
      )}
    </Stack>
  );
}

function wordsOf({ action, state, by }: PostEvent): MessageDescriptor {
  if (action === 'reject' && state === 'PERMANENTLY_REJECTED') return forGood;
  if (action === 'unpublish' && by === 'creator') return byAuthor;
  if (action === 'unpublish' && by === 'agency') return byAgency;
  return actions[action];
}

const actions: Record<PostEvent['action'], MessageDescriptor> = defineMessages({
  submit: { id: 'history.submit', defaultMessage: 'Sent for review' },
  publish: { id: 'history.publish', defaultMessage: 'Accepted' },
  'handed-over': { id: 'history.handed-over', defaultMessage: 'Published: readers see it' },
  'hand-over-failed': { id: 'history.hand-over-failed', defaultMessage: 'Could not be published' },
  reject: { id: 'history.reject', defaultMessage: 'Rejected' },
  unpublish: { id: 'history.unpublish', defaultMessage: 'Taken down: readers no longer see it' },
  suspend: { id: 'history.suspend', defaultMessage: 'Suspended: readers no longer see it' },
  'mark-sensitive': { id: 'history.mark-sensitive', defaultMessage: 'Marked as sensitive' },
  'look-again': { id: 'history.look-again', defaultMessage: 'Under review again; readers still see it' },
  archive: { id: 'history.archive', defaultMessage: 'Moved to the archive' },
  restore: { id: 'history.restore', defaultMessage: 'Brought back from the archive' },
  'update-advance-meta': {
    id: 'history.update-advance-meta',
    defaultMessage: 'Place, genre or hashtags corrected',
  },
});

type Special = 'forGood' | 'byAuthor' | 'byAgency';

const { forGood, byAuthor, byAgency }: Record<Special, MessageDescriptor> = defineMessages({
  forGood: { id: 'history.reject-for-good', defaultMessage: 'Rejected for good' },
  byAuthor: {
    id: 'history.unpublish-by-author',
    defaultMessage: 'Taken down by its author: readers no longer see it',
  },
  byAgency: {
    id: 'history.unpublish-by-agency',
    defaultMessage: 'Taken down by the agency: readers no longer see it',
  },
});
