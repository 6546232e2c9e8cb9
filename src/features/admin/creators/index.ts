/* What agencies see of their own creators, too. */

export {
  type CreatorFilters,
  creatorUrlFilters,
  noCreatorFilters,
  workApprovals,
} from './creator-filters.ts';
export {
  type Creator,
  creatorExportMachine,
  creatorListMachine,
  liveCreatorExportMachine,
  liveCreatorListMachine,
} from './creator-machines.ts';
export {
  type CreatorPost,
  creatorPostUrlFilters,
  liveCreatorPaymentExportMachine,
  liveCreatorPaymentsMachine,
  liveCreatorPostExportMachine,
  liveCreatorPostsMachine,
} from './creator-panels.ts';
export { CreatorPayments } from './creator-payments.tsx';
export { CreatorPosts } from './creator-posts.tsx';
export { CreatorProfile } from './creator-profile.tsx';
export { WorkApprovalBadge, workApprovalTexts } from './work-approval.tsx';
