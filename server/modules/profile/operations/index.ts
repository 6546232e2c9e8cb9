import type { Handlers } from '#server/http/handler.ts';
import { checkHandle } from './check-handle.ts';
import { getProfileDetails } from './get-profile-details.ts';
import { getWorkApprovalByFilter } from './get-work-approval-by-filter.ts';
import { register } from './register.ts';
import { suggestHandles } from './suggest-handles.ts';
import { updateDetailsStatus } from './update-details-status.ts';
import { updateProfile } from './update-profile.ts';
import { viewWorkApprovalByFilter } from './view-work-approval-by-filter.ts';
import { withdrawProfileChange } from './withdraw-profile-change.ts';

export const profileOperations = {
  checkHandle,
  getProfileDetails,
  getWorkApprovalByFilter,
  register,
  suggestHandles,
  updateDetailsStatus,
  updateProfile,
  viewWorkApprovalByFilter,
  withdrawProfileChange,
} satisfies Partial<Handlers>;
