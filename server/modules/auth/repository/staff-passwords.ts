import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';

type StaffLogin = { person: Person; identityId: string; secret: string | null };

/** The member of staff who signs in by an email. */
export async function findStaffLogin(db: Db, email: string): Promise<StaffLogin | undefined> {
  const row = await db
    .selectFrom('people')
    .innerJoin('identities', 'identities.person_id', 'people.id')
    .where('identities.kind', '=', 'INTERNAL')
    .where('identities.subject', '=', email)
    .selectAll('people')
    .select(['identities.secret', 'identities.id as identity_id'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { secret, identity_id: identityId, ...person } = row;
  return { person, identityId, secret };
}

/** Like `findStaffLogin`, with only the person's id and position. */
export function findStaffPosition(
  db: Db,
  email: string,
): Promise<Pick<Person, 'id' | 'position'> | undefined> {
  return db
    .selectFrom('people')
    .innerJoin('identities', 'identities.person_id', 'people.id')
    .where('identities.kind', '=', 'INTERNAL')
    .where('identities.subject', '=', email)
    .select(['people.id', 'people.position'])
    .executeTakeFirst();
}

/** The email and the password hash of a member of staff. */
export function findStaffCredentials(
  db: Db,
  personId: string,
): Promise<{ subject: string; secret: string | null } | undefined> {
  return db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', 'INTERNAL')
    .select(['subject', 'secret'])
    .executeTakeFirst();
}

/** The beginnings of the password hashes of staff, which say what they cost; each once. */
export async function listHashBeginnings(db: Db): Promise<string[]> {
  const { rows } = await sql<{ beginning: string | null }>`
    select distinct
      substring(secret from '^(?:scrypt:|[$]argon2id[$][^$]+[$][^$]+)') as beginning
    from identities where kind = 'INTERNAL'`.execute(db);
  return rows.flatMap(({ beginning }) => beginning ?? []);
}

/** Stores another hash of a password, unless the password has changed since. */
export async function updateHashIfUnchanged(
  db: Db,
  identityId: string,
  { earlier, renewed }: { earlier: string | null; renewed: string },
): Promise<void> {
  await db
    .updateTable('identities')
    .set({ secret: renewed })
    .where('id', '=', identityId)
    .where('secret', '=', earlier)
    .execute();
}

/** Stores the hash of a member of staff's new password. */
export async function updatePasswordHash(trx: Db, personId: string, secret: string): Promise<void> {
  await trx
    .updateTable('identities')
    .set({ secret })
    .where('person_id', '=', personId)
    .where('kind', '=', 'INTERNAL')
    .execute();
}
