import type { Insertable } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

type Row = Insertable<Schema['agency_invitations']>;

const day = 24 * 3600 * 1000;

/** For whom, how many days ago, and its outcome; nobody has the token of any of them. */
const invitations = [
  { recipientName: 'प्रिया, अमरावती', daysAgo: 1 },
  { recipientName: null, daysAgo: 2, isRevoked: true },
  { recipientName: 'स्नेहल', daysAgo: 5, answer: 'accept' as const },
  { recipientName: 'रवि, वर्धा', daysAgo: 6, answer: 'decline' as const },
  { recipientName: 'गीता', daysAgo: 20 },
];

/** The invitations of an agency, one of them accepted by its creator. */
export async function seedInvitations(
  db: Db,
  agencyId: string,
  creatorId: string,
  now: Date,
): Promise<void> {
  const rows = invitations.map(({ recipientName, daysAgo, isRevoked, answer }): Row => {
    const createdAt = new Date(now.getTime() - daysAgo * day);
    const nextDay = new Date(createdAt.getTime() + day);
    return {
      id: newId(createdAt),
      agency_id: agencyId,
      token_hash: `demo-${agencyId}-${daysAgo}`,
      recipient_name: recipientName,
      created_at: createdAt,
      expires_at: new Date(createdAt.getTime() + limits.invitationSeconds * 1000),
      revoked_at: isRevoked ? nextDay : null,
      answer: answer ?? null,
      answered_at: answer ? nextDay : null,
      answered_by: answer === 'accept' ? creatorId : null,
    };
  });
  await db.insertInto('agency_invitations').values(rows).execute();
  const accepted = rows.find(({ answer }) => answer === 'accept');
  if (!accepted?.answered_at) return;
  await db
    .insertInto('agency_membership_events')
    .values({
      id: newId(accepted.answered_at),
      agency_id: agencyId,
      creator_id: creatorId,
      action: 'joined',
      invitation_id: accepted.id,
      at: accepted.answered_at,
    })
    .execute();
}
