import { recordWithdrawal } from '#server/modules/consents/index.ts';
import { updatePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { insertMembershipEvent } from './repository/memberships.ts';

/** Ends the membership of a creator, if they have one. @param person locked */
export async function leaveAgencyOf(trx: Db, person: Person, now: Date): Promise<void> {
  if (person.agency_id === null) return;
  await updatePerson(trx, person.id, { agency_id: null, updated_at: now });
  await insertMembershipEvent(trx, {
    id: newId(now),
    agency_id: person.agency_id,
    creator_id: person.id,
    action: 'left',
    invitation_id: null,
    at: now,
  });
  const act = { personId: person.id, purpose: 'agency', screen: 'agency' } as const;
  await recordWithdrawal(trx, { ...act, detail: person.agency_id }, now);
}
