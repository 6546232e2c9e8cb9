import { randomBytes } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import type { DataOf } from '#server/http/handler.ts';
import { hashSessionToken } from '#server/modules/auth/index.ts';
import { lockPerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { countInvitations, insertInvitation } from './repository/invitations.ts';

const day = 24 * 3600 * 1000;

export const hashInvitationToken = hashSessionToken;

/**
 * Creates an invitation of an agency; returns its id and the secret of its link.
 * @param trx a transaction
 * @throws {Problem} `not-available` with too many open ones, `rate-limited` with too many in a day
 */
export async function createInvitation(
  trx: Db,
  agencyId: string,
  recipientName: string | null,
  now: Date,
): Promise<{ id: string; token: string }> {
  // Two calls of one agency are counted sequentially.
  await lockPerson(trx, agencyId);
  const since = new Date(now.getTime() - day);
  const { open, created, earliest } = await countInvitations(trx, agencyId, { now, since });
  if (open >= limits.openInvitationsMax) throw new Problem('not-available');
  if (created >= limits.invitationsPerDay) {
    const free = (earliest ?? now).getTime() + day;
    throw new Problem('rate-limited', { retryAfter: Math.ceil((free - now.getTime()) / 1000) });
  }
  const token = randomBytes(32).toString('base64url');
  const id = newId(now);
  await insertInvitation(trx, {
    id,
    agency_id: agencyId,
    token_hash: hashInvitationToken(token),
    recipient_name: recipientName,
    created_at: now,
    expires_at: new Date(now.getTime() + limits.invitationSeconds * 1000),
    revoked_at: null,
    answered_at: null,
  });
  return { id, token };
}

type Obstacle = DataOf<'viewAgencyInvitation'>['obstacle'];

/** Why a person cannot accept an invitation of an agency; null if they can. */
export function invitationObstacle(
  { role, agency_id: current }: Pick<Person, 'role' | 'agency_id'>,
  agencyId: string,
): Obstacle {
  if (role !== 'creator') return role;
  if (current === null) return null;
  return current === agencyId ? 'managed-by-this-agency' : 'managed-by-another-agency';
}
