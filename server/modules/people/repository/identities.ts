import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { IdentityKind } from '#server/platform/database/schema/identity-kind.ts';

/** Since when a login belongs to its person: since a merge, or since its creation. */
export const ownedSinceSql = sql<Date>`coalesce(merged_at, identities.created_at)`;

type Identity = { kind: IdentityKind; subject: string };

/** Assigns a login to a person; false when it already belongs to an account. */
export async function insertIdentityIfFree(
  trx: Db,
  personId: string,
  { kind, subject, secret = null }: Identity & { secret?: string | null },
  now: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('identities')
    .values({ id: newId(now), person_id: personId, kind, subject, secret, created_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether a person has a login; with `exceptKind`, one of another kind. */
export async function hasIdentity(
  db: Db,
  personId: string,
  exceptKind?: IdentityKind,
): Promise<boolean> {
  let identities = db.selectFrom('identities').where('person_id', '=', personId);
  if (exceptKind) identities = identities.where('kind', '<>', exceptKind);
  return (await identities.select('id').executeTakeFirst()) !== undefined;
}

/** The kind of each login of a person. */
export async function listIdentityKinds(db: Db, personId: string): Promise<IdentityKind[]> {
  const identities = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .select('kind')
    .execute();
  return identities.map(({ kind }) => kind);
}

/** The kinds of login of a person but a password, each once. */
export async function listLinkedKinds(db: Db, personId: string): Promise<IdentityKind[]> {
  const identities = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '<>', 'INTERNAL')
    .select('kind')
    .distinct()
    .orderBy('kind')
    .execute();
  return identities.map(({ kind }) => kind);
}

/** The email that a member of staff signs in with, or null. */
export async function findStaffEmail(db: Db, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', 'INTERNAL')
    .select('subject')
    .executeTakeFirst();
  return row?.subject ?? null;
}

/** The logins of a person that may have an email address, oldest first. */
export function listEmailIdentities(
  db: Db,
  personId: string,
): Promise<(Identity & { email: string | null; since: Date })[]> {
  return db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '<>', 'MOBILE')
    .orderBy(ownedSinceSql)
    .select(['kind', 'subject', 'email', ownedSinceSql.as('since')])
    .execute();
}

/** Whether a login has become its person's at this time or later. */
export async function isIdentityOwnedSince(
  db: Db,
  { kind, subject }: Identity,
  since: Date,
): Promise<boolean> {
  const identity = await db
    .selectFrom('identities')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where(ownedSinceSql, '>=', since)
    .select('id')
    .executeTakeFirst();
  return identity !== undefined;
}

/** Records that a login was verified, with its email if given. */
export async function markIdentityVerified(
  trx: Db,
  { kind, subject, email }: Identity & { email?: string | undefined },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('identities')
    .set({ verified_at: now, ...(email && { email }) })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
}

/** Notes another address of a login. */
export async function updateIdentityEmail(
  db: Db,
  { kind, subject }: Identity,
  email: string,
): Promise<void> {
  await db
    .updateTable('identities')
    .set({ email })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('email', 'is distinct from', email)
    .execute();
}

/** Marks the logins that a merge has added to a person. */
export async function markIdentitiesMerged(trx: Db, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('identities')
    .set({ merged_at: now })
    .where('person_id', '=', personId)
    .execute();
}

/** Takes a kind of login from a person. @returns whether there was one */
export async function deleteIdentitiesOfKind(
  trx: Db,
  personId: string,
  kind: IdentityKind,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .returning('id')
    .execute();
  return deleted.length > 0;
}

export async function deleteIdentities(trx: Db, personId: string): Promise<void> {
  await trx.deleteFrom('identities').where('person_id', '=', personId).execute();
}

/**
 * Removes the social logins that have become a person's at this time or later, but for the one that
 * their account was made with.
 * @returns the kinds of the removed ones
 */
export async function deleteSocialIdentitiesSince(
  trx: Db,
  personId: string,
  since: Date,
): Promise<('GOOGLE' | 'FACEBOOK')[]> {
  const { created_at: madeAt } = await trx
    .selectFrom('people')
    .where('id', '=', personId)
    .select('created_at')
    .executeTakeFirstOrThrow();
  const deleted = await trx
    .deleteFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', 'in', ['GOOGLE', 'FACEBOOK'])
    .where(ownedSinceSql, '>=', since)
    .where((eb) => eb.or([eb('created_at', '<>', madeAt), eb('merged_at', 'is not', null)]))
    .returning('kind')
    .execute();
  const kinds = ['GOOGLE', 'FACEBOOK'] as const;
  return kinds.filter((kind) => deleted.some((login) => login.kind === kind));
}
