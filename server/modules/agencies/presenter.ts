import type { DataOf } from '#server/http/handler.ts';
import type { AgencyRow } from './repository.ts';

/** An agency as the contract shows it. */
export const presentAgency = (row: AgencyRow): DataOf<'upsertAgency'> => ({
  agencyUserId: row.id,
  name: row.name,
  email: row.email,
  contactName: row.contact_name,
  phone: row.phone,
  standing: row.position.standing,
  block: row.block,
  creatorCount: row.creators,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
