import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Where a person can be reached. */
export type Contacts = { phones: string[]; emails: string[] };

/** The number by which a person signs in; the one proved last where a merge has brought two. */
export async function phoneOf(db: Db, personId: string): Promise<string | undefined> {
  const identity = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', 'MOBILE')
    .orderBy(sql`coalesce(proved_at, created_at)`, 'desc')
    .select('subject')
    .executeTakeFirst();
  return identity?.subject;
}

/**
 * Every contact of a person: the numbers they have, those that they gave up while that can still be undone, the addresses
 * that Google and Facebook have verified, and those of staff and agencies.
 */
export async function contactsOf(db: Db, personId: string, now: Date): Promise<Contacts> {
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
  const emails = await emailsOf(db, personId);
  return {
    phones: [...new Set([...phones, ...given.map(({ old_phone }) => old_phone)])],
    emails: emails.map(({ address }) => address),
  };
}

/** The addresses of a person, each once, with when it became theirs. */
export async function emailsOf(db: Db, personId: string): Promise<{ address: string; since: Date }[]> {
  const identities = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '<>', 'MOBILE')
    .orderBy('created_at')
    .select(['kind', 'subject', 'email', 'created_at'])
    .execute();
  const agency = await db
    .selectFrom('agencies')
    .where('person_id', '=', personId)
    .select('email')
    .executeTakeFirst();
  const byAddress = new Map<string, Date>(agency ? [[agency.email, new Date(0)]] : []);
  for (const { kind, subject, email, created_at } of identities) {
    const address = kind === 'INTERNAL' ? subject : email;
    if (address && !byAddress.has(address)) byAddress.set(address, created_at);
  }
  return [...byAddress].map(([address, since]) => ({ address, since }));
}
