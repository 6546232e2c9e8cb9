import { sql } from 'kysely';
import type { Permission } from '#domain/permissions/permissions.ts';
import type { Db } from '#server/platform/database/database-types.ts';

const maxStaff = 200;

/**
 * The members of staff by name, or one of them, with how many passkeys and since when an app each
 * of them has.
 */
export function listStaffMembers(db: Db, id?: string) {
  return db
    .selectFrom('people')
    .innerJoin('identities', 'identities.person_id', 'people.id')
    .where('identities.kind', '=', 'INTERNAL')
    .where('role', '=', 'staff')
    .$if(id !== undefined, (query) => query.where('people.id', '=', String(id)))
    .orderBy('people.name')
    .orderBy('people.id')
    .limit(maxStaff)
    .select((eb) => [
      'people.id',
      'people.name',
      'identities.subject as email',
      eb
        .selectFrom('passkeys')
        .whereRef('passkeys.person_id', '=', 'people.id')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('count'))
        .as('passkeys'),
      eb
        .selectFrom('authenticator_apps')
        .whereRef('authenticator_apps.person_id', '=', 'people.id')
        .select('confirmed_at')
        .as('app_since'),
    ])
    .execute();
}

/**
 * Gives a person the right to manage staff, unless they have it.
 * @param isMeant where it is not, only the first member of staff gets it
 */
export async function grantStaffManagement(
  db: Db,
  personId: string,
  isMeant: boolean,
): Promise<void> {
  await db
    .updateTable('people')
    .set((eb) => ({
      permissions: eb.fn<Permission[]>('array_append', ['permissions', eb.val('MANAGE_STAFF')]),
    }))
    .where('id', '=', personId)
    .where(sql<boolean>`not 'MANAGE_STAFF' = any(permissions)`)
    .where((eb) =>
      eb.or([
        eb.val(isMeant),
        eb.not(
          eb.exists(
            eb
              .selectFrom('people as other')
              .where('other.role', '=', 'staff')
              .where(sql<boolean>`'MANAGE_STAFF' = any(other.permissions)`)
              .select('other.id'),
          ),
        ),
      ]),
    )
    .execute();
}
