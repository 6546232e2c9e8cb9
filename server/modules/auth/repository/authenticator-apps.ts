import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { StaffSecurityTables } from '#server/platform/database/schema/staff-security-tables.ts';

type AppTable = StaffSecurityTables['authenticator_apps'];
type AppRow = Selectable<AppTable>;

/** Begins an app, in place of one that was not confirmed; false where one was. */
export async function upsertUnconfirmedAuthenticator(
  db: Db,
  personId: string,
  row: Omit<Insertable<AppTable>, 'person_id'>,
): Promise<boolean> {
  const upserted = await db
    .insertInto('authenticator_apps')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet(row)
        .where('authenticator_apps.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst();
  return upserted !== undefined;
}

/** @param isConfirmed whether the app has been confirmed */
export function findAuthenticatorApp(
  db: Db,
  personId: string,
  isConfirmed: boolean,
): Promise<Pick<AppRow, 'secret' | 'created_at'> | undefined> {
  return db
    .selectFrom('authenticator_apps')
    .where('person_id', '=', personId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .select(['secret', 'created_at'])
    .executeTakeFirst();
}

type StepUse = { personId: string; step: number; isConfirmed: boolean; createdAt: Date; now: Date };

/**
 * Notes that the code of a step was used, and confirms an app that was not.
 * @returns false when a code of this step or a later one was used before
 */
export async function markAuthenticatorStepUsed(
  db: Db,
  { personId, step, isConfirmed, createdAt, now }: StepUse,
): Promise<boolean> {
  const used = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step, ...(!isConfirmed && { confirmed_at: now }) })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .where('created_at', '=', createdAt)
    .returning('person_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** When a person's app was confirmed; null without a confirmed one. */
export async function findAuthenticatorConfirmation(
  db: Db,
  personId: string,
): Promise<Date | null> {
  const app = await db
    .selectFrom('authenticator_apps')
    .where('person_id', '=', personId)
    .select('confirmed_at')
    .executeTakeFirst();
  return app?.confirmed_at ?? null;
}

/** Removes the app of a person; returns whether it was a confirmed one. */
export async function deleteAuthenticatorApp(db: Db, personId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('authenticator_apps')
    .where('person_id', '=', personId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return deleted?.confirmed_at != null;
}
