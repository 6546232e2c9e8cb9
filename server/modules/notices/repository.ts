import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { StaffAction } from '#server/platform/database/schema/staff-security-tables.ts';

/** The language that a person has chosen for the portal. */
export async function findAppLanguage(
  trx: Db,
  personId: string,
): Promise<InterfaceLanguage | null> {
  const person = await trx
    .selectFrom('people')
    .where('id', '=', personId)
    .select('app_language')
    .executeTakeFirst();
  return (person?.app_language as InterfaceLanguage | null | undefined) ?? null;
}

export type StaffEvent = {
  personId: string;
  action: StaffAction;
  /** Null where it was done without a session, as by a reset link. */
  byPerson: string | null;
  reason?: string;
};

/** Keeps what was done to an account of staff: who, when, why. */
export async function insertStaffEvent(
  trx: Db,
  { personId, action, byPerson, reason }: StaffEvent,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('staff_events')
    .values({
      id: newId(now),
      person_id: personId,
      action,
      by_person: byPerson,
      reason: reason ?? null,
      at: now,
    })
    .execute();
}
