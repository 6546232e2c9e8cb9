import {
  findPersonByIdentity,
  insertIdentityIfFree,
  lockPeople,
  markIdentityVerified,
  normaliseEmail,
  updateIdentityEmail,
} from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { IdentityKind } from '#server/platform/database/schema/identity-kind.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { requireOpenSession } from '../sessions/sessions.ts';

type Login = { kind: IdentityKind; subject: string; email?: string | null };
/** Who has a login now, and whether it was free before. */
type LinkedIdentity = { holder: Person; isNew: boolean };

/**
 * Assigns a verified login to a person, unless another account has it. Returns the account that has
 * it now. Of people racing for one login the first gets it. Both accounts stay locked, so that
 * neither is merged in the meantime.
 * @param trx a transaction
 * @param sessionHash the session in which it was verified, if any
 * @throws {Problem} `unauthenticated` when the person was merged, or the session has ended
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
  const isNew = await insertIdentityIfFree(trx, personId, { kind, subject }, now);
  const holder = await findPersonByIdentity(trx, kind, subject);
  if (!holder) throw new Error('A login belongs to nobody.');
  if (!locked.some(({ id }) => id === holder.id)) await lockPeople(trx, [holder.id]);
  const verifiedEmail = email ? normaliseEmail(email) : undefined;
  await markIdentityVerified(trx, { kind, subject, email: verifiedEmail }, now);
  return { holder, isNew };
}

/**
 * Keeps the address that a provider has verified for a login, where it is another than the known
 * one.
 */
export async function updateVerifiedEmail(db: Db, { kind, subject, email }: Login): Promise<void> {
  if (!email) return;
  await updateIdentityEmail(db, { kind, subject }, normaliseEmail(email));
}
