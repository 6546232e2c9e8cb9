import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { normaliseEmail } from '../../people/index.ts';

type Owner = { source: string; email: string };

/** Stores whose email may take over the OGC account of a source, as an invitation requires. */
export async function addOgcOwner(db: Db, personId: string, { source, email }: Owner, now: Date) {
  await db
    .insertInto('ogc_owners')
    .values({ source, email: normaliseEmail(email), person_id: personId, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['source', 'email']).doUpdateSet({ person_id: personId }),
    )
    .execute();
}

type Owners = { source: string; emails: readonly string[] };

/**
 * Sets who can take over the OGC account of a source. Earlier permissions end.
 * @param trx a transaction
 * @returns the emails as stored
 */
export async function setOgcOwners(
  trx: Db,
  personId: string,
  { source, emails }: Owners,
  now: Date,
): Promise<string[]> {
  const kept = [...new Set(emails.map(normaliseEmail))].sort();
  await trx
    .deleteFrom('ogc_owners')
    .where('source', '=', source)
    .where(({ eb, val }) => eb.not(eb('email', '=', eb.fn.any(val(kept)))))
    .execute();
  for (const email of kept) await addOgcOwner(trx, personId, { source, email }, now);
  return kept;
}

/** The OGC account that belongs to an email and a source. */
export async function findOgcAccount(
  db: Db,
  { source, email }: Owner,
): Promise<Person | undefined> {
  return db
    .selectFrom('ogc_owners')
    .innerJoin('people', 'people.id', 'ogc_owners.person_id')
    .where('ogc_owners.source', '=', source)
    .where('ogc_owners.email', '=', normaliseEmail(email))
    .selectAll('people')
    .executeTakeFirst();
}
