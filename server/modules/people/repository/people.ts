import { CompiledQuery, sql, type Updateable } from 'kysely';
import { cleanName } from '#domain/language/clean-name.ts';
import { type Role, rolePermissions } from '#domain/permissions/permissions.ts';
import { type CreatorPosition, initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { IdentityKind } from '#server/platform/database/schema/identity-kind.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { PeopleTable } from '#server/platform/database/schema/schema.ts';
import { insertIdentityIfFree } from './identities.ts';

/** Text, because every sign-in asks it. */
const personByIdentitySql = `select people.* from people
  join identities on identities.person_id = people.id
  where identities.kind = $1 and identities.subject = $2`;

/** The person of an identity, if there is one. */
export async function findPersonByIdentity(
  db: Db,
  kind: IdentityKind,
  subject: string,
): Promise<Person | undefined> {
  const { rows } = await db.executeQuery<Person>(
    CompiledQuery.raw(personByIdentitySql, [kind, subject]),
  );
  return rows[0];
}

type NewPerson = {
  role: Role;
  name?: string | null;
  position?: CreatorPosition;
  identity: { kind: IdentityKind; subject: string; secret?: string };
};

/**
 * The person of an identity, created for a new one. Two calls racing for one identity get the same
 * person: the unique index decides.
 */
export async function findOrCreatePerson(
  db: Db,
  now: Date,
  wanted: NewPerson,
): Promise<{ person: Person; isNew: boolean }> {
  const known = await findPersonByIdentity(db, wanted.identity.kind, wanted.identity.subject);
  if (known) return { person: known, isNew: false };
  const created = await db.transaction().execute(async (trx) => {
    const person = await trx
      .insertInto('people')
      .values({
        id: newId(now),
        role: wanted.role,
        permissions: [...rolePermissions[wanted.role]],
        name: cleanName(wanted.name ?? '') || null,
        languages: [],
        creator_type: wanted.role === 'creator' ? 'UGC' : null,
        position: JSON.stringify(wanted.position ?? initialCreatorPosition),
        new_user: wanted.role === 'creator',
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const isInserted = await insertIdentityIfFree(trx, person.id, wanted.identity, now);
    if (!isInserted) await trx.deleteFrom('people').where('id', '=', person.id).execute();
    return isInserted ? person : undefined;
  });
  if (created) return { person: created, isNew: true };
  const winner = await findPersonByIdentity(db, wanted.identity.kind, wanted.identity.subject);
  if (!winner) throw new Error('An identity was taken by nobody.');
  return { person: winner, isNew: false };
}

type NewCreator = Partial<Pick<PeopleTable, 'name' | 'creator_type' | 'payment_type'>> & {
  agency_id?: string | null;
  crawl_enabled?: boolean;
};

/** Creates a creator who has never signed in. */
export function insertCreator(trx: Db, values: NewCreator, now: Date): Promise<Person> {
  return trx
    .insertInto('people')
    .values({
      id: newId(now),
      role: 'creator',
      permissions: [...rolePermissions.creator],
      languages: [],
      creator_type: 'UGC',
      position: JSON.stringify(initialCreatorPosition),
      new_user: true,
      created_at: now,
      updated_at: now,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findPerson(db: Db, id: string): Promise<Person | undefined> {
  return db.selectFrom('people').where('id', '=', id).selectAll().executeTakeFirst();
}

/** An existing person. @throws {Error} for an unknown id */
export function getPerson(db: Db, id: string): Promise<Person> {
  return db.selectFrom('people').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** A person who was not merged into another. */
export function findUnmergedPerson(db: Db, id: string): Promise<Person | undefined> {
  return db
    .selectFrom('people')
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .selectAll()
    .executeTakeFirst();
}

/** As `findUnmergedPerson`, with the version of the row (`xmin`). */
export function findPersonWithVersion(
  db: Db,
  id: string,
): Promise<(Person & { version: string }) | undefined> {
  return db
    .selectFrom('people')
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .selectAll()
    .select(sql<string>`xmin::text`.as('version'))
    .executeTakeFirst();
}

/** A creator, including merged accounts. */
export function findCreatorById(db: Db, id: string): Promise<Person | undefined> {
  return db
    .selectFrom('people')
    .where('id', '=', id)
    .where('role', '=', 'creator')
    .selectAll()
    .executeTakeFirst();
}

/** Whether there is a person of this id and role. */
export async function hasRole(db: Db, id: string, role: Role): Promise<boolean> {
  const person = await db
    .selectFrom('people')
    .where('id', '=', id)
    .where('role', '=', role)
    .select('id')
    .executeTakeFirst();
  return person !== undefined;
}

/** Writes columns of a person. */
export async function updatePerson(
  db: Db,
  id: string,
  values: Updateable<PeopleTable>,
): Promise<void> {
  await db.updateTable('people').set(values).where('id', '=', id).execute();
}

/** Gives a person a name, where they have none yet: one to begin the profile with. */
export async function fillEmptyName(db: Db, id: string, name: string | null): Promise<void> {
  const clean = cleanName(name ?? '');
  if (clean === '') return;
  await db
    .updateTable('people')
    .set({ name: clean })
    .where('id', '=', id)
    .where('name', 'is', null)
    .execute();
}

/** As `updatePerson`; returns the row as it is then. @throws {Error} for an unknown person */
export function updatePersonReturning(
  db: Db,
  id: string,
  values: Updateable<PeopleTable>,
): Promise<Person> {
  return db
    .updateTable('people')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The accounts that were merged into this one, and the account itself first. */
export async function listOwnAccounts(db: Db, personId: string): Promise<string[]> {
  const merged = await db
    .selectFrom('people')
    .where('merged_into', '=', personId)
    .orderBy('id')
    .select('id')
    .execute();
  return [personId, ...merged.map(({ id }) => id)];
}
