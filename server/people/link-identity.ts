import type { Db } from '../db/database.ts';
import type { IdentityKind } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import { normalEmail } from './emails.ts';
import { findByIdentity, type Person } from './person.ts';

type Login = { kind: IdentityKind; subject: string; email?: string | null };
/** Who has a login now, and whether it was nobody's until now. */
type Linked = { holder: Person; isNew: boolean };

/**
 * Makes a login that was proved somebody's, unless another account has it: gives the account that holds it now. Of people
 * racing for one login the first gets it. Both accounts stay locked, so that neither is merged away meanwhile.
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
): Promise<Linked> {
  const earlier = await findByIdentity(trx, kind, subject);
  const locked = await lockPeople(trx, earlier ? [personId, earlier.id] : [personId]);
  if (locked.find(({ id }) => id === personId)?.merged_into !== null) throw new Problem('unauthenticated');
  if (sessionHash !== undefined) await requireOpenSession(trx, sessionHash);
  const made = await trx
    .insertInto('identities')
    .values({ id: newId(now), person_id: personId, kind, subject, secret: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const holder = await findByIdentity(trx, kind, subject);
  if (!holder) throw new Error('A login belongs to nobody.');
  if (!locked.some(({ id }) => id === holder.id)) await lockPeople(trx, [holder.id]);
  await trx
    .updateTable('identities')
    .set({ proved_at: now, ...(email && { email: normalEmail(email) }) })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
  return { holder, isNew: made !== undefined };
}

/**
 * Call it when the person is locked: an undoing that the lock waited for has ended the session.
 * @throws {Problem} `unauthenticated`
 */
export async function requireOpenSession(trx: Db, sessionHash: string): Promise<void> {
  const session = await trx
    .selectFrom('sessions')
    .where('token_hash', '=', sessionHash)
    .select('token_hash')
    .executeTakeFirst();
  if (!session) throw new Problem('unauthenticated');
}

/** In the order of ids, as everywhere, so that those who lock the same people wait for each other in a row. */
export async function lockPeople(trx: Db, ids: string[]): Promise<Person[]> {
  return trx.selectFrom('people').where('id', 'in', ids).orderBy('id').selectAll().forUpdate().execute();
}

/** Keeps the address that a provider has verified for a login, where it is another than the known one. */
export async function noteEmail(db: Db, { kind, subject, email }: Login): Promise<void> {
  if (!email) return;
  const address = normalEmail(email);
  await db
    .updateTable('identities')
    .set({ email: address })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('email', 'is distinct from', address)
    .execute();
}
