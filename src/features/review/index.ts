/** What the decisions on profiles share with the review of posts. */
export { DecisionMade } from './decision-made.tsx';
export { DecisionPage } from './decision-page.tsx';
export { DecisionPanel } from './decision-panel.tsx';
export {
  type ApprovalFilters,
  type approvalListMachine,
  liveApprovalListMachine,
  liveProfileDecisionMachine,
  type WorkApproval,
  type WorkApprovalRow,
} from './live-machines.ts';
export { WorkList } from './work-list.tsx';
