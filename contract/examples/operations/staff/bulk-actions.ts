import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import {
  bulkAction,
  bulkFailures,
  cancelledApproval,
  completeApproval,
  finishedApproval,
  hashtagHiding,
  paymentRun,
  stoppedApproval,
} from '../../staff/bulk-actions.ts';

const running = bulkAction();
const { bulkActionId } = running;
const noFailures = { rows: [], nextPageUrl: null };

export const staffBulkActionsExamples = {
  getBulkActions: {
    200: {
      none: { data: { rows: [] } },
      running: { data: { rows: [running] } },
      'hashtags-running': { data: { rows: [hashtagHiding] } },
      'payments-running': { data: { rows: [paymentRun] } },
    },
  },

  startBulkAction: {
    request: {
      approvals: {
        kind: 'approve-creators',
        filters: { workApproval: 'pending' },
        expectedTotal: 4312,
      },
      agency: {
        kind: 'assign-agency',
        agencyUserId: id('a1'),
        ids: [id('c1'), id('c2')],
        expectedTotal: 2,
        reason: 'Moved with their contract',
      },
      payments: {
        kind: 'pay-invoices',
        reference: 'UTR000000417',
        filters: { month: '2026-10', invoiceState: 'ACCEPTED' },
        expectedTotal: 38,
      },
    },
    200: {
      started: { data: bulkAction({ done: 0, failed: 0 }) },
      'hashtags-started': { data: { ...hashtagHiding, done: 0 } },
    },
    errors: {
      'invalid-request': {
        'too-many-match': { fields: { expectedTotal: 'too-many' } },
        'too-many-running': { fields: { kind: 'too-many' } },
      },
    },
  },

  getBulkAction: {
    request: { one: { bulkActionId } },
    200: {
      running: {
        data: { bulkAction: running, rows: bulkFailures, nextPageUrl: null },
      },
      finished: { data: { bulkAction: finishedApproval, rows: bulkFailures, nextPageUrl: null } },
      complete: { data: { bulkAction: completeApproval, ...noFailures } },
      stopped: { data: { bulkAction: stoppedApproval, rows: bulkFailures, nextPageUrl: null } },
      cancelled: { data: { bulkAction: cancelledApproval, ...noFailures } },
    },
  },

  retryBulkAction: {
    request: { one: { bulkActionId } },
    200: { running: { data: bulkAction({ done: 4310, failed: 0 }) } },
  },

  cancelBulkAction: {
    request: { one: { bulkActionId } },
    200: { cancelled: { data: cancelledApproval } },
  },
} satisfies OperationExamples;
