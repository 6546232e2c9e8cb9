/** What the decisions on profiles share with the review of posts. */
export { NextLink } from './decision-made.tsx';
export { DecisionPanel } from './decision-panel.tsx';
export { liveApprovalExportMachine } from './live-export-machines.ts';
export {
  type ApprovalFilters,
  type approvalListMachine,
  liveApprovalListMachine,
  liveProfileDecisionMachine,
  type WorkApproval,
  type WorkApprovalRow,
} from './live-machines.ts';
export { liveDecisionUndoMachine, liveProfileWorkQueueMachine } from './live-work-queues.ts';
export { reasonsInOneGroup } from './reason-groups.tsx';
export { profileDecision } from './recorded-decision.ts';
export { closeRejectionDraft, readRejectionDraft } from './rejection-draft.ts';
export type { QueueActor } from './session/queue-actor.ts';
export type { UndoActor } from './session/undo-notice.tsx';
export { useItemAddress } from './session/use-item-address.ts';
export { type ShownItem, WorkSession } from './session/work-session.tsx';
export { WaitingCount } from './waiting-count.tsx';
export { WorkList } from './work-list.tsx';
