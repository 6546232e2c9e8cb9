import { findPersonByIdentity, lockPeople, normaliseEmail } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { IdentityKind } from '#server/platform/database/schema/identity-kind.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { requireOpenSession } from '../sessions/sessions.ts';

type Login = { kind: IdentityKind; subject: string; email?: string | null };
/** Who has a login now, and whether it was nobody's until now. */
type LinkedIdentity = { holder: Person; isNew: boolean };

/**
 * Makes a login that was proved somebody's, unless another account has it: gives the account that
 * holds it now. Of people racing for one login the first gets it. Both accounts stay locked, so
 * that neither is merged away meanwhile.
 * @param trx a transaction
 * @param sessionHash of the session in which it was proved, where it was proved in one
 * @throws {Problem} `unauthenticated` when the person was merged away, or the session has ended
 */
export async function linkIdentity(
  trx: Db,
  personId: string,
  { kind, subject, email }: Login,
  now: Date,
  sessionHash?: string,
): Promise<LinkedIdentity> {
  const earlier = await findPersonByIdentity(trx, kind, subject);
  const locked = await lockPeople(trx, earlier ? [personId, earlier.id] : [personId]);
  if (locked.find(({ id }) => id === personId)?.merged_into !== null)
    throw new Problem('unauthenticated');
  if (sessionHash !== undefined) await requireOpenSession(trx, sessionHash);
  const made = await trx
    .insertInto('identities')
    .values({ id: newId(now), person_id: personId, kind, subject, secret: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const holder = await findPersonByIdentity(trx, kind, subject);
  if (!holder) throw new Error('A login belongs to nobody.');
  if (!locked.some(({ id }) => id === holder.id)) await lockPeople(trx, [holder.id]);
  await trx
    .updateTable('identities')
    .set({ proved_at: now, ...(email && { email: normaliseEmail(email) }) })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
  return { holder, isNew: made !== undefined };
}

/**
 * Keeps the address that a provider has verified for a login, where it is another than the known
 * one.
 */
export async function updateVerifiedEmail(db: Db, { kind, subject, email }: Login): Promise<void> {
  if (!email) return;
  const address = normaliseEmail(email);
  await db
    .updateTable('identities')
    .set({ email: address })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('email', 'is distinct from', address)
    .execute();
}
