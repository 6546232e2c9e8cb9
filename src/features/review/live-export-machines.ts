import { createListExport } from '#machines/kit/list-export.ts';
import { operationActor } from '#src/api/actors.ts';
import {
  type ApprovalFilters,
  approvalsRequest,
  type QueuedPost,
  type QueueFilters,
  queueRequest,
  type WorkApprovalRow,
} from './live-machines.ts';

export const queueExportMachine = createListExport<QueuedPost, QueueFilters>();

export const liveQueueExportMachine = queueExportMachine.provide({
  actors: { loadPage: operationActor('getReviewQueue', queueRequest) },
});

export const approvalExportMachine = createListExport<WorkApprovalRow, ApprovalFilters>();

export const liveApprovalExportMachine = approvalExportMachine.provide({
  actors: { loadPage: operationActor('getWorkApprovalByFilter', approvalsRequest) },
});
