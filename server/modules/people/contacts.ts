import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';

/** Since when a login is its person's: since a merge has brought it, or since it was made. */
export const ownedSinceSql = sql<Date>`coalesce(merged_at, identities.created_at)`;

/** Where a person can be reached. */
export type Contacts = { phones: string[]; emails: string[] };

/** The number by which a person signs in; the one proved last where a merge has brought two. */
export async function findPhone(db: Db, personId: string): Promise<string | undefined> {
  const identity = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', 'MOBILE')
    .orderBy(sql`coalesce(proved_at, created_at)`, 'desc')
    .select('subject')
    .executeTakeFirst();
  return identity?.subject;
}

/** Every number of a person, the one that has been theirs longest first. */
export async function listPhones(
  db: Db,
  personId: string,
): Promise<{ phone: string; since: Date }[]> {
  return db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', 'MOBILE')
    .orderBy(ownedSinceSql)
    .orderBy('id')
    .select(['subject as phone', ownedSinceSql.as('since')])
    .execute();
}

/**
 * The number that codes to confirm a sensitive change go to: the one proved last, but for 72 hours
 * after a merge the one that the person has had longest.
 */
export async function findConfirmationPhone(
  db: Db,
  personId: string,
  now: Date,
): Promise<string | undefined> {
  const phones = await listPhones(db, personId);
  const last = await findPhone(db, personId);
  const since = phones.find(({ phone }) => phone === last)?.since;
  return since && now.getTime() - since.getTime() < limits.phoneUndoSeconds * 1000
    ? phones[0]?.phone
    : last;
}

/**
 * Every contact of a person: the numbers they have, those that they gave up while that can still be
 * undone, the addresses that Google and Facebook have verified, and those of staff and agencies.
 */
export async function listContacts(db: Db, personId: string, now: Date): Promise<Contacts> {
  const identities = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', 'MOBILE')
    .select('subject')
    .execute();
  const given = await db
    .selectFrom('phone_changes')
    .where('person_id', '=', personId)
    .where('undo_until', '>', now)
    .select('old_phone')
    .execute();
  const phones = identities.map(({ subject }) => subject);
  const emails = await listEmails(db, personId);
  return {
    phones: [...new Set([...phones, ...given.map(({ old_phone }) => old_phone)])],
    emails: emails.map(({ address }) => address),
  };
}

/** The addresses of a person, each once, with when it became theirs. */
export async function listEmails(
  db: Db,
  personId: string,
): Promise<{ address: string; since: Date }[]> {
  const identities = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '<>', 'MOBILE')
    .orderBy(ownedSinceSql)
    .select(['kind', 'subject', 'email', ownedSinceSql.as('since')])
    .execute();
  const agency = await db
    .selectFrom('agencies')
    .where('person_id', '=', personId)
    .select('email')
    .executeTakeFirst();
  const byAddress = new Map<string, Date>(agency ? [[agency.email, new Date(0)]] : []);
  for (const { kind, subject, email, since } of identities) {
    const address = kind === 'INTERNAL' ? subject : email;
    if (address && !byAddress.has(address)) byAddress.set(address, since);
  }
  return [...byAddress].map(([address, since]) => ({ address, since }));
}
