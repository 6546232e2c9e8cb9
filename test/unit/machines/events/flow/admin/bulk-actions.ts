import {
  bulkAction,
  bulkFailures,
  finishedApproval,
} from '#contract/examples/staff/bulk-actions.ts';
import { Failure } from '#domain/contract/failure.ts';
import { type BulkRequest, bulkActionsMachine } from '#machines/flow/admin/bulk-actions.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const request: BulkRequest = {
  kind: 'approve-creators',
  filters: { workApproval: 'pending' },
  expectedTotal: 4312,
};
const network = new Failure({ code: 'network' });
const signedOut = new Failure({ code: 'unauthenticated', status: 401 });

export default chartEvents({
  machine: bulkActionsMachine,
  input: { kinds: ['approve-creators', 'assign-agency'] },
  events: [
    { type: 'selection.changed', selected: new Set(['1', '2']) },
    { type: 'action.requested', kind: 'approve-creators' },
    { type: 'action.confirmed', request, key: 'key' },
    { type: 'command.requested', command: 'cancel', key: 'key' },
  ],
  replies: {
    findRunning: { done: [null, bulkAction()], failed: [network, signedOut] },
    startBulkAction: { done: [bulkAction({ done: 0 })], failed: [network, signedOut] },
    getBulkAction: {
      done: [
        { bulkAction: bulkAction(), rows: [], nextPageUrl: null },
        { bulkAction: finishedApproval, rows: bulkFailures, nextPageUrl: '/next' },
      ],
      failed: [network, signedOut, new Failure({ code: 'not-found', status: 404 })],
    },
    changeBulkAction: { done: [bulkAction()], failed: [network, signedOut] },
  },
  distinguish: ({ selected, isAllSelected, action, failures, nextPageUrl, failure }) => [
    selected.size,
    isAllSelected,
    action?.state,
    Math.min(failures.length, 2),
    nextPageUrl,
    failure?.code,
  ],
});
