import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { findAgencyEmail } from './repository/agency-contacts.ts';
import { listEmailIdentities } from './repository/identities.ts';
import {
  findPhone,
  listPhoneNumbers,
  listPhones,
  listRestorablePhones,
} from './repository/phones.ts';

/** A person's contacts. */
export type Contacts = { phones: string[]; emails: string[] };

/**
 * The number for codes that confirm a sensitive change: the one verified last, or for 72 hours
 * after a merge the oldest one.
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
  const phones = await listPhoneNumbers(db, personId);
  const restorable = await listRestorablePhones(db, personId, now);
  const emails = await listEmails(db, personId);
  return {
    phones: [...new Set([...phones, ...restorable])],
    emails: emails.map(({ address }) => address),
  };
}

/** The email addresses of a person, each once, with when it was added. */
export async function listEmails(
  db: Db,
  personId: string,
): Promise<{ address: string; since: Date }[]> {
  const identities = await listEmailIdentities(db, personId);
  const agencyEmail = await findAgencyEmail(db, personId);
  const byAddress = new Map<string, Date>(
    agencyEmail === undefined ? [] : [[agencyEmail, new Date(0)]],
  );
  for (const { kind, subject, email, since } of identities) {
    const address = kind === 'INTERNAL' ? subject : email;
    if (address && !byAddress.has(address)) byAddress.set(address, since);
  }
  return [...byAddress].map(([address, since]) => ({ address, since }));
}
