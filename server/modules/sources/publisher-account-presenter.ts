import type { DataOf } from '#server/http/handler.ts';
import type { PublisherAccountRow } from './repository/publisher-accounts.ts';

/** A publisher's account as the contract shows it. */
export const presentPublisherAccount = (row: PublisherAccountRow): DataOf<'upsertAccount'> => ({
  accountId: row.id,
  revision: row.revision,
  name: row.name,
  contactName: row.contact_name,
  email: row.email,
  phone: row.phone,
  isActive: row.is_active,
  sourceCount: row.sources,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
