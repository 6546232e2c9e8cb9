import type { DataOf } from '#server/http/handler.ts';
import type { StaffAccountRow } from './repository/staff-accounts.ts';

export type ShownStaffAccount = DataOf<'updateStaffMember'>;

/** A member of staff as administrators see them. */
export function presentStaffAccount(row: StaffAccountRow, viewerId: string): ShownStaffAccount {
  return {
    staffUserId: row.id,
    name: row.name,
    email: row.email,
    permissions: row.permissions,
    isYou: row.id === viewerId,
    accountStatus: row.position.accountStatus,
    deactivation: row.block && { reason: row.block.note, at: row.block.decidedAt },
    hasPassword: row.has_password,
    hasSecondFactor: row.has_second_factor,
    sessionCount: row.session_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
