import { sql } from 'kysely';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { ownedSinceSql } from './identities.ts';

/** The number that a person signs in with; the one verified last when a merge has left two. */
export async function findPhone(db: Db, personId: string): Promise<string | undefined> {
  const identity = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', 'MOBILE')
    .orderBy(sql`coalesce(verified_at, created_at)`, 'desc')
    .select('subject')
    .executeTakeFirst();
  return identity?.subject;
}

/** Every number of a person, oldest first. */
export function listPhones(db: Db, personId: string): Promise<{ phone: string; since: Date }[]> {
  return db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', 'MOBILE')
    .orderBy(ownedSinceSql)
    .orderBy('id')
    .select(['subject as phone', ownedSinceSql.as('since')])
    .execute();
}

/** Every number of a person, in no order. */
export async function listPhoneNumbers(db: Db, personId: string): Promise<string[]> {
  const identities = await db
    .selectFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', 'MOBILE')
    .select('subject')
    .execute();
  return identities.map(({ subject }) => subject);
}

/** The numbers that a person gave up, while that can still be undone. */
export async function listRestorablePhones(db: Db, personId: string, now: Date): Promise<string[]> {
  const changes = await db
    .selectFrom('phone_changes')
    .where('person_id', '=', personId)
    .where('undo_until', '>', now)
    .select('old_phone')
    .execute();
  return changes.map(({ old_phone }) => old_phone);
}

/** The owner of a number, with their position. */
export function findPhoneHolder(
  trx: Db,
  phone: string,
): Promise<{ person_id: string; position: CreatorPosition } | undefined> {
  return trx
    .selectFrom('identities')
    .innerJoin('people', 'people.id', 'identities.person_id')
    .where('kind', '=', 'MOBILE')
    .where('subject', '=', phone)
    .select(['person_id', 'position'])
    .executeTakeFirst();
}

/** Assigns a free number to a person, as just verified. */
export async function insertProvedPhone(
  trx: Db,
  personId: string,
  phone: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('identities')
    .values({
      id: newId(now),
      person_id: personId,
      kind: 'MOBILE',
      subject: phone,
      secret: null,
      created_at: now,
      verified_at: now,
    })
    .execute();
}

/** Removes every number of a person but one. */
export async function deleteOtherPhones(
  trx: Db,
  personId: string,
  keptPhone: string,
): Promise<void> {
  await trx
    .deleteFrom('identities')
    .where('person_id', '=', personId)
    .where('kind', '=', 'MOBILE')
    .where('subject', '<>', keptPhone)
    .execute();
}

/** Removes every number of a person, and this number from its owner. */
export async function deletePhonesAndHolder(
  trx: Db,
  personId: string,
  phone: string,
): Promise<void> {
  await trx
    .deleteFrom('identities')
    .where('kind', '=', 'MOBILE')
    .where((eb) => eb.or([eb('person_id', '=', personId), eb('subject', '=', phone)]))
    .execute();
}
