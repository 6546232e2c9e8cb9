import { CompiledQuery } from 'kysely';
import { type Role, rolePermissions } from '#domain/permissions/permissions.ts';
import { type CreatorPosition, initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { IdentityKind } from '#server/platform/database/schema/identity-kind.ts';
import type { Person } from '#server/platform/database/schema/person.ts';

export const isStaff = (person: Person): boolean => person.permissions.includes('INTERNAL');

/**
 * Two creators in good standing can become one; agencies and staff are made and unmade by staff.
 */
export const isMergeable = ({ role, merged_into, position }: Person): boolean =>
  role === 'creator' && merged_into === null && position.standing === 'active';

/** Text, because every sign-in asks it. */
const personByIdentitySql = `select people.* from people join identities on identities.person_id = people.id
  where identities.kind = $1 and identities.subject = $2`;

/** The person of an identity, if it is known. */
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
 * The person of an identity, made now where nobody has it yet. Two calls racing for one identity
 * give one person: the unique index decides.
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
        name: wanted.name ?? null,
        languages: [],
        creator_type: wanted.role === 'creator' ? 'UGC' : null,
        position: JSON.stringify(wanted.position ?? initialCreatorPosition),
        new_user: wanted.role === 'creator',
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { kind, subject, secret } = wanted.identity;
    const identity = await trx
      .insertInto('identities')
      .values({
        id: newId(now),
        person_id: person.id,
        kind,
        subject,
        secret: secret ?? null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!identity) await trx.deleteFrom('people').where('id', '=', person.id).execute();
    return identity ? person : undefined;
  });
  if (created) return { person: created, isNew: true };
  const winner = await findPersonByIdentity(db, wanted.identity.kind, wanted.identity.subject);
  if (!winner) throw new Error('An identity was taken by nobody.');
  return { person: winner, isNew: false };
}

/**
 * In the order of ids, as everywhere, so that those who lock the same people wait for each other in
 * a row.
 */
export async function lockPeople(trx: Db, ids: string[]): Promise<Person[]> {
  return trx
    .selectFrom('people')
    .where('id', 'in', ids)
    .orderBy('id')
    .selectAll()
    .forUpdate()
    .execute();
}
