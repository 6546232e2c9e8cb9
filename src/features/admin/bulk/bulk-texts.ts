import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { BulkActionKind } from '#domain/staff/bulk-actions.ts';
import type { BulkAction } from '#machines/flow/admin/bulk-actions.ts';

/** The name of a running action. */
export const bulkTitles: Record<BulkActionKind, MessageDescriptor> = defineMessages({
  'approve-creators': { id: 'bulk.title.approve', defaultMessage: 'Approving profiles' },
  'assign-agency': { id: 'bulk.title.agency', defaultMessage: 'Assigning the agency' },
  'hide-hashtags': { id: 'bulk.title.hide', defaultMessage: 'Hiding hashtags' },
  'show-hashtags': { id: 'bulk.title.show', defaultMessage: 'Showing hashtags again' },
  'pay-invoices': { id: 'bulk.title.pay', defaultMessage: 'Marking invoices as paid' },
});

/** How far an action is, by its state. */
export const bulkStateText: Record<BulkAction['state'], MessageDescriptor> = defineMessages({
  running: {
    id: 'bulk.state.running',
    defaultMessage:
      '{done, number} of {total, number} done{failed, plural, =0 {} other {, # failed}}. You can leave this page.',
  },
  finished: {
    id: 'bulk.state.finished',
    defaultMessage: 'Finished: {done, number} done{failed, plural, =0 {} other {, # failed}}.',
  },
  cancelled: {
    id: 'bulk.state.cancelled',
    defaultMessage:
      'Cancelled: {done, number} done, {left, number} left as they were{failed, plural, =0 {} other {, # failed}}.',
  },
  stopped: {
    id: 'bulk.state.stopped',
    defaultMessage:
      'Stopped, because your permission was removed: {done, number} done, {left, number} left as they were.',
  },
});

/** Why the state of a record does not allow the action. */
export const notPossible: Record<BulkActionKind, MessageDescriptor> = defineMessages({
  'approve-creators': {
    id: 'bulk.refused.approve',
    defaultMessage: 'The profile is not waiting for approval.',
  },
  'assign-agency': {
    id: 'bulk.refused.agency',
    defaultMessage: 'The creator cannot have another agency now.',
  },
  'hide-hashtags': { id: 'bulk.refused.hide', defaultMessage: 'It was hidden already.' },
  'show-hashtags': { id: 'bulk.refused.show', defaultMessage: 'It was shown already.' },
  'pay-invoices': {
    id: 'bulk.refused.pay',
    defaultMessage: 'The creator has not accepted it, or it was paid or cancelled.',
  },
});

const pages: Record<BulkActionKind, string> = {
  'approve-creators': '/app/creator?creator=',
  'assign-agency': '/app/creator?creator=',
  'hide-hashtags': '/app/hashtags?hashtag=',
  'show-hashtags': '/app/hashtags?hashtag=',
  'pay-invoices': '/app/invoice?invoice=',
};

/** The page of a record of an action. */
export const bulkSubjectPath = (kind: BulkActionKind, id: string): string => `${pages[kind]}${id}`;
