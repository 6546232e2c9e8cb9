import { type Selectable, sql } from 'kysely';
import { defaultQuietHours, type QuietHours } from '#domain/notifications/quiet-hours.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { NotificationTables } from '#server/platform/database/schema/notification-table.ts';

export type StoredSettings = Selectable<NotificationTables['notification_settings']>;

/** Undefined where a person has changed nothing. */
export function findSettings(db: Db, personId: string): Promise<StoredSettings | undefined> {
  return db
    .selectFrom('notification_settings')
    .where('person_id', '=', personId)
    .selectAll()
    .executeTakeFirst();
}

/** The same, with defaults; the row stays locked until the end of the transaction. */
export async function lockSettings(trx: Db, personId: string): Promise<StoredSettings> {
  await trx
    .insertInto('notification_settings')
    .values({
      person_id: personId,
      quiet_from: defaultQuietHours.from,
      quiet_until: defaultQuietHours.until,
    })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute();
  return trx
    .selectFrom('notification_settings')
    .where('person_id', '=', personId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateSettings(
  trx: Db,
  personId: string,
  { turnedOff, quietHours }: { turnedOff: string[]; quietHours: QuietHours | null },
): Promise<void> {
  await trx
    .updateTable('notification_settings')
    .set({
      turned_off: turnedOff,
      quiet_from: quietHours?.from ?? null,
      quiet_until: quietHours?.until ?? null,
    })
    .where('person_id', '=', personId)
    .execute();
}

export async function updateLastText(trx: Db, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('notification_settings')
    .set({ last_text_at: now })
    .where('person_id', '=', personId)
    .execute();
}

/** The kept account takes the settings of the other where it has none. @param trx the merge */
export async function transferSettings(
  trx: Db,
  { selectedId, defunctId }: { selectedId: string; defunctId: string },
): Promise<void> {
  await sql`insert into notification_settings
    select ${selectedId}, turned_off, quiet_from, quiet_until, last_text_at
    from notification_settings where person_id = ${defunctId}
    on conflict (person_id) do nothing`.execute(trx);
  await trx.deleteFrom('notification_settings').where('person_id', '=', defunctId).execute();
}
