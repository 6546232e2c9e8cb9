import { sql } from 'kysely';
import { insertDeliveries } from '#server/modules/notifications/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PushReceiver } from './push-receiver.ts';

/** Creators with one device each, and without quiet hours, so that the hour does not matter. */
export async function insertRecipients(
  db: Db,
  receiver: PushReceiver,
  count: number,
): Promise<void> {
  const now = new Date();
  const end = new Date(now.getTime() + 24 * 3_600_000);
  const endpoint = receiver.endpoint(0).slice(0, -1);
  const position = JSON.stringify({ accountStatus: 'active' });
  await sql`insert into people
      (id, role, permissions, languages, position, new_user, created_at, updated_at)
    select gen_random_uuid(), 'creator', '{}', '{}', ${position}::jsonb, false, ${now}, ${now}
    from generate_series(1, ${count})`.execute(db);
  await sql`insert into sessions (token_hash, person_id, created_at, expires_at, seen_at)
    select id::text, id, ${now}, ${end}, ${now} from people`.execute(db);
  await sql`insert into push_subscriptions
      (id, session_hash, endpoint, public_key, auth, created_at)
    select gen_random_uuid(), token_hash, ${endpoint} || row_number() over (),
      ${receiver.publicKey}, ${receiver.auth}, ${now} from sessions`.execute(db);
  await sql`insert into notification_settings (person_id) select id from people`.execute(db);
}

/** Writes a notification for everybody, as the events of the portal do. */
export async function notifyEverybody(db: Db): Promise<void> {
  await sql`with notification as (
      insert into notifications (id, person_id, kind, event_id, created_at)
      select gen_random_uuid(), person_id, 'profile-approved', gen_random_uuid(), ${new Date()}
      from notification_settings
      returning id, created_at
    ) ${insertDeliveries('notification')}`.execute(db);
}

/** The outcomes of the pushes, with their counts. */
export async function countPushStates(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('notification_deliveries')
    .where('channel', '=', 'push')
    .groupBy('state')
    .select(['state', ({ fn }) => fn.countAll<number | bigint | string>().as('count')])
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}
