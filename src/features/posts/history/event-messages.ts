import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PostEvent } from './live-post-history-machine.ts';

/** What was done with a post, in words. */
export function eventMessage({ action, state, by }: PostEvent): MessageDescriptor {
  if (action === 'reject' && state === 'PERMANENTLY_REJECTED') return permanentlyRejected;
  if (action === 'publish' && state === 'SCHEDULED') return approvedForLater;
  if (action === 'unpublish' && by === 'creator') return unpublishedByAuthor;
  if (action === 'unpublish' && by === 'agency') return unpublishedByAgency;
  return actions[action];
}

const actions: Record<PostEvent['action'], MessageDescriptor> = defineMessages({
  submit: { id: 'history.submit', defaultMessage: 'Sent for review' },
  withdraw: { id: 'history.withdraw', defaultMessage: 'Taken back from review' },
  schedule: { id: 'history.schedule', defaultMessage: 'Publishing time changed' },
  unschedule: { id: 'history.unschedule', defaultMessage: 'Publishing time cancelled' },
  'schedule-passed': {
    id: 'history.schedule-passed',
    defaultMessage:
      'The publishing time had passed when the post arrived. It is published once approved',
  },
  'schedule-reached': {
    id: 'history.schedule-reached',
    defaultMessage: 'Publishing started at the chosen time',
  },
  publish: { id: 'history.publish', defaultMessage: 'Approved' },
  'handed-over': { id: 'history.handed-over', defaultMessage: 'Published: readers can see it' },
  'hand-over-failed': { id: 'history.hand-over-failed', defaultMessage: 'Publishing failed' },
  reject: { id: 'history.reject', defaultMessage: 'Rejected' },
  unpublish: { id: 'history.unpublish', defaultMessage: 'Unpublished: readers no longer see it' },
  suspend: { id: 'history.suspend', defaultMessage: 'Suspended: readers no longer see it' },
  'mark-sensitive': { id: 'history.mark-sensitive', defaultMessage: 'Marked as sensitive' },
  'look-again': {
    id: 'history.look-again',
    defaultMessage: 'In review again: readers still see it',
  },
  overturn: { id: 'history.overturn', defaultMessage: 'Decision reversed after a second review' },
  archive: { id: 'history.archive', defaultMessage: 'Moved to the archive' },
  restore: { id: 'history.restore', defaultMessage: 'Restored from the archive' },
  'update-advance-meta': {
    id: 'history.update-advance-meta',
    defaultMessage: 'Location, genre or hashtags corrected',
  },
});

type SpecialEvent = 'forGood' | 'forLater' | 'byAuthor' | 'byAgency';

const {
  forGood: permanentlyRejected,
  forLater: approvedForLater,
  byAuthor: unpublishedByAuthor,
  byAgency: unpublishedByAgency,
}: Record<SpecialEvent, MessageDescriptor> = defineMessages({
  forGood: { id: 'history.permanently-rejected', defaultMessage: 'Permanently rejected' },
  forLater: {
    id: 'history.publish-for-later',
    defaultMessage: 'Approved: waits for the publishing time',
  },
  byAuthor: {
    id: 'history.unpublish-by-author',
    defaultMessage: 'Unpublished by the author: readers no longer see it',
  },
  byAgency: {
    id: 'history.unpublish-by-agency',
    defaultMessage: 'Unpublished by the agency: readers no longer see it',
  },
});
