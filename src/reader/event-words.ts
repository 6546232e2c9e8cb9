import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PostEvent } from './history-machine.ts';

/** What was done with a post, in words. */
export function eventWords({ action, state, by }: PostEvent): MessageDescriptor {
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
