import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { AgencyRow } from './repository/agencies.ts';
import type { InvitationRow } from './repository/invitations.ts';
import { findAgencyOfCreator } from './repository/memberships.ts';

/** An agency as the contract shows it. */
export const presentAgency = (row: AgencyRow): DataOf<'upsertAgency'> => ({
  agencyUserId: row.id,
  name: row.name,
  email: row.email,
  contactName: row.contact_name,
  phone: row.phone,
  accountStatus: row.position.accountStatus,
  block: row.block,
  creatorCount: row.creators,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

type Invitation = DataOf<'revokeAgencyInvitation'>;

/** An invitation as its agency sees it. The name of who declined stays with them. */
export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  return {
    invitationId: row.id,
    recipientName: row.recipient_name,
    state: invitationState(row, now),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    creatorName: row.answer === 'accept' ? row.creator_name : null,
  };
}

type Times = Pick<InvitationRow, 'answer' | 'revoked_at' | 'expires_at'>;

export function invitationState({ answer, revoked_at, expires_at }: Times, now: Date) {
  if (answer) return answer === 'accept' ? 'accepted' : 'declined';
  if (revoked_at) return 'revoked';
  return expires_at > now ? 'open' : 'expired';
}

/** The agency of a creator, as the creator sees it. */
export async function presentOwnAgency(
  db: Db,
  { id, agency_id: agencyId }: Pick<Person, 'id' | 'agency_id'>,
): Promise<DataOf<'getOwnAgency'>> {
  const row = agencyId === null ? undefined : await findAgencyOfCreator(db, agencyId, id);
  return {
    agency: row
      ? {
          agencyUserId: row.id,
          name: row.name,
          contactName: row.contact_name,
          joinedAt: row.joined_at?.toISOString() ?? null,
        }
      : null,
  };
}
