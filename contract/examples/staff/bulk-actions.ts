import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';

/** One action on many records: running, a third of it done. */
export const bulkAction = builder<Schemas['BulkAction']>({
  bulkActionId: id('e71'),
  kind: 'approve-creators',
  state: 'running',
  total: 4312,
  done: 1437,
  failed: 2,
  agency: null,
  reference: null,
  startedAt: '2026-11-20T10:30:00.000Z',
  finishedAt: null,
});

const finishedAt = '2026-11-20T10:36:00.000Z';

export const finishedApproval = bulkAction({
  state: 'finished',
  done: 4310,
  finishedAt,
});
export const completeApproval = bulkAction({
  state: 'finished',
  total: 3,
  done: 3,
  failed: 0,
  finishedAt,
});
export const stoppedApproval = bulkAction({ state: 'stopped', finishedAt });
export const cancelledApproval = bulkAction({ state: 'cancelled', finishedAt });
export const hashtagHiding = bulkAction({
  bulkActionId: id('e72'),
  kind: 'hide-hashtags',
  total: 12,
  done: 5,
  failed: 0,
});
export const paymentRun = bulkAction({
  bulkActionId: id('e73'),
  kind: 'pay-invoices',
  total: 38,
  done: 12,
  failed: 1,
  reference: 'UTR000000417',
});

export const bulkFailures: Schemas['BulkFailure'][] = [
  { subjectId: id('c1'), name: 'मीरा कुलकर्णी', code: 'transition-not-allowed', fields: {} },
  { subjectId: id('c2'), name: null, code: 'not-found', fields: {} },
];
