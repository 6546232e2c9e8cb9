import type { Handlers } from '#server/http/handler.ts';
import { addStaffMember } from './add-staff-member.ts';
import { createPasswordResetLink } from './create-password-reset-link.ts';
import { deactivateStaffMember } from './deactivate-staff-member.ts';
import { deleteView } from './delete-view.ts';
import { endStaffSessions } from './end-staff-sessions.ts';
import { getSavedViews } from './get-saved-views.ts';
import { getStaffMembers } from './get-staff-members.ts';
import { getStaffOverview } from './get-staff-overview.ts';
import { getStaffSessions } from './get-staff-sessions.ts';
import { reactivateStaffMember } from './reactivate-staff-member.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { saveView } from './save-view.ts';
import { updateStaffMember } from './update-staff-member.ts';

export const staffOperations = {
  addStaffMember,
  createPasswordResetLink,
  deactivateStaffMember,
  deleteView,
  endStaffSessions,
  getSavedViews,
  getStaffMembers,
  getStaffOverview,
  getStaffSessions,
  reactivateStaffMember,
  resetSecondFactor,
  saveView,
  updateStaffMember,
} satisfies Partial<Handlers>;
