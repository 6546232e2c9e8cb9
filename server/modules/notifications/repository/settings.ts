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

const defaultsOf = (personId: string) => ({
  person_id: personId,
  quiet_from: defaultQuietHours.from,
  quiet_until: defaultQuietHours.until,
});

/** The same, with defaults; the row stays locked until the end of the transaction. */
export async function lockSettings(trx: Db, personId: string): Promise<StoredSettings> {
  await trx
    .insertInto('notification_settings')
    .values(defaultsOf(personId))
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

export async function saveLastText(trx: Db, personId: string, now: Date): Promise<void> {
  await trx
    .insertInto('notification_settings')
    .values({ ...defaultsOf(personId), last_text_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ last_text_at: now }))
    .execute();
}

/**
 * What either account has turned off stays off, and the quiet hours of the kept account stay unless
 * it has the default ones.
 * @param trx the merge
 */
export async function transferSettings(
  trx: Db,
  { selectedId, defunctId }: { selectedId: string; defunctId: string },
): Promise<void> {
  const { from, until } = defaultQuietHours;
  const isDefault = sql`kept.quiet_from = ${from} and kept.quiet_until = ${until}`;
  await sql`insert into notification_settings as kept
      (person_id, turned_off, quiet_from, quiet_until, last_text_at)
    select ${selectedId}, turned_off, quiet_from, quiet_until, last_text_at
    from notification_settings where person_id = ${defunctId}
    on conflict (person_id) do update set
      turned_off = array(
        select unnest(kept.turned_off) union select unnest(excluded.turned_off) order by 1
      ),
      quiet_from = case when ${isDefault} then excluded.quiet_from else kept.quiet_from end,
      quiet_until = case when ${isDefault} then excluded.quiet_until else kept.quiet_until end,
      last_text_at = greatest(kept.last_text_at, excluded.last_text_at)`.execute(trx);
  await trx.deleteFrom('notification_settings').where('person_id', '=', defunctId).execute();
}
