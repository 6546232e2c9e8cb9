import { sql } from 'kysely';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { Db } from '#server/platform/database/database-types.ts';

/** People with notifications that may go out as a text now, up to a limit. */
export async function listPeopleToRemind(db: Db, most: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`select person_id
    from notification_deliveries join notifications on id = notification_id
    where channel = 'text' and state = 'waiting' and try_at <= ${now}
    group by person_id order by min(try_at) limit ${most}`.execute(db);
  return rows.map(({ person_id }) => person_id);
}

/** Waits for others that remind a person, until the end of the transaction. */
export async function lockReminders(trx: Db, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reminders ${personId}`}, 0))`.execute(
    trx,
  );
}

/** A notification that waits for a text. */
export type WaitingText = {
  id: string;
  kind: NotificationKind;
  is_read: boolean;
  is_due: boolean;
};

export async function listWaitingTexts(
  trx: Db,
  personId: string,
  now: Date,
): Promise<WaitingText[]> {
  const { rows } = await sql<WaitingText>`select id, kind, read_at is not null as is_read,
      try_at <= ${now} as is_due
    from notification_deliveries join notifications on id = notification_id
    where channel = 'text' and state = 'waiting' and person_id = ${personId}`.execute(trx);
  return rows;
}

export type RemindedPerson = {
  /** Neither blocked nor merged into another account. */
  is_account_open: boolean;
  app_language: string | null;
  is_phone_verified: boolean;
  /** When the portal was used last, right to ten minutes; null where nobody ever signed in. */
  last_seen_at: Date | null;
};

export async function findRemindedPerson(trx: Db, id: string): Promise<RemindedPerson> {
  const { rows } = await sql<RemindedPerson>`select app_language,
      merged_into is null and position->>'accountStatus' = 'active' as is_account_open,
      position->>'phone' = 'verified' as is_phone_verified,
      greatest(
        (select max(seen_at) from sessions where person_id = ${id}),
        (select max(last_seen_at) from known_devices where person_id = ${id})
      ) as last_seen_at
    from people where id = ${id}`.execute(trx);
  if (!rows[0]) throw new Error('A notification belongs to a person.');
  return rows[0];
}

/** Puts what is due of a person back until a time. */
export async function postponeTexts(
  db: Db,
  personId: string,
  { now, tryAt }: { now: Date; tryAt: Date },
): Promise<void> {
  await sql`update notification_deliveries set try_at = ${tryAt} from notifications
    where id = notification_id and person_id = ${personId}
      and channel = 'text' and state = 'waiting' and try_at <= ${now}`.execute(db);
}
