import { type RawBuilder, sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import {
  type NotificationChannel,
  notificationTopic,
  settingKey,
  undoableKinds,
  urgentKinds,
} from '#domain/notifications/notification-topics.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { DeliveryState } from '#server/platform/database/schema/notification-table.ts';
import type { PushTarget } from '#server/platform/push/push-encryption.ts';
import type { StoredSettings } from './settings.ts';

/** A text goes out when nothing was opened for this time. */
export const textDelayDays = 3;
/** What could not be sent by then is not sent any more, so that no backlog is sent. */
const pushHours = 24;
const textDays = 10;
/** How long a process may take to send one before another treats it as lost. */
const claimSeconds = 15;

/**
 * The part of a statement that enqueues new notifications. Whether an urgent one is pushed is
 * decided here: somebody else who uses the account could turn it off before it is sent.
 * @param source name of a part before it, with `id`, `person_id`, `kind` and `created_at` of each
 * notification
 */
export const insertDeliveries = (source: string): RawBuilder<unknown> =>
  sql`insert into notification_deliveries (notification_id, channel, try_at, state)
    select id, channel, created_at + make_interval(days => days),
      case when channel = 'push' and exists (
        select from notification_settings as chosen,
          (values ${urgentSettings}) as urgent (kind, key)
        where chosen.person_id = notification.person_id and urgent.kind = notification.kind
          and urgent.key = any(chosen.turned_off)
      ) then 'skipped' else 'waiting' end
    from ${sql.ref(source)} as notification,
      (values ('push', 0), ('text', ${sql.lit(textDelayDays)})) as channels (channel, days)`;

const urgentSettings = sql.join(
  urgentKinds.map((kind) => {
    const key = settingKey({ channel: 'push', topic: notificationTopic(kind) });
    return sql`(${sql.lit(kind)}, ${sql.lit(key)})`;
  }),
);

export type DeviceTarget = PushTarget & { id: string };

/** A notification that waits to be pushed, and what decides whether it is. */
export type ClaimedPush = {
  id: string;
  kind: NotificationKind;
  post_id: string | null;
  person_id: string;
  tries: number;
  created_at: Date;
  is_read: boolean;
  /** Neither blocked nor merged into another account. */
  is_account_open: boolean;
  app_language: string | null;
  /** Null where the person has changed nothing. */
  settings: Pick<StoredSettings, 'turned_off' | 'quiet_from' | 'quiet_until'> | null;
  /** The devices that have not got it yet. */
  devices: DeviceTarget[];
  /** When one of the person's devices was sent something last. */
  last_sent_at: Date | null;
  /** What the person has not read, counted up to `limits.unreadCountMax`. */
  unread: number;
};

/**
 * Takes the pushes that waited longest, up to a limit, so that no other process does. Claims end
 * by the clock that all processes share.
 * @param undoable decisions made until then cannot be undone any more; an undo removes the
 * notification
 */
export async function claimPushes(
  db: Db,
  most: number,
  { now, undoable }: { now: Date; undoable: Date },
): Promise<ClaimedPush[]> {
  const { rows } = await sql<ClaimedPush>`with due as (
      select notification_id from notification_deliveries as waiting
      join notifications as notification on notification.id = notification_id
      where channel = 'push' and state = 'waiting' and try_at <= ${now}
        and (notification.created_at <= ${undoable} or kind <> all (${undoableKinds}))
        and (claimed_until is null or claimed_until <= now())
      order by try_at limit ${most} for update of waiting skip locked
    ), claimed as (
      update notification_deliveries as deliveries
      set claimed_until = now() + make_interval(secs => ${claimSeconds}), tries = tries + 1
      from due where deliveries.notification_id = due.notification_id and channel = 'push'
      returning deliveries.notification_id, tries, sent_to
    )
    select notification.id, kind, post_id, notification.person_id, tries, notification.created_at,
      read_at is not null as is_read, app_language,
      merged_into is null and position->>'accountStatus' = 'active' as is_account_open,
      case when settings.person_id is not null then jsonb_build_object(
        'turned_off', turned_off, 'quiet_from', quiet_from, 'quiet_until', quiet_until
      ) end as settings,
      coalesce(targets, '[]') as devices, last_sent_at,
      (select count(*)::int from (select from notifications as own
        where own.person_id = notification.person_id and own.read_at is null
        limit ${limits.unreadCountMax}) as counted) as unread
    from claimed join notifications as notification on notification.id = notification_id
    join people on people.id = notification.person_id
    left join notification_settings as settings on settings.person_id = notification.person_id
    left join lateral (
      select max(last_sent_at) as last_sent_at, jsonb_agg(jsonb_build_object('id', devices.id,
        'endpoint', endpoint, 'publicKey', public_key, 'auth', auth))
        filter (where devices.id <> all (sent_to)) as targets
      from sessions join push_subscriptions as devices on session_hash = token_hash
      where sessions.person_id = notification.person_id and expires_at > ${now}
    ) as devices on true
    order by notification.id`.execute(db);
  return rows;
}

/** Records the outcome of deliveries of a channel. */
export async function settleDeliveries(
  db: Db,
  channel: NotificationChannel,
  ids: string[],
  state: Exclude<DeliveryState, 'waiting'>,
): Promise<void> {
  await db
    .updateTable('notification_deliveries')
    .set({ state, claimed_until: null })
    .where('notification_id', 'in', ids)
    .where('channel', '=', channel)
    .execute();
}

/** Records pushes that were sent, and when each device was sent something last. */
export async function recordSentPushes(
  db: Db,
  ids: string[],
  { deviceIds, now }: { deviceIds: string[]; now: Date },
): Promise<void> {
  await sql`with noted as (
      update push_subscriptions set last_sent_at = ${now} where id = any(${deviceIds}::uuid[])
    ) update notification_deliveries set state = 'sent', claimed_until = null
    where notification_id = any(${ids}::uuid[]) and channel = 'push'`.execute(db);
}

/** Puts deliveries back until a time. @param sentTo the devices that have got them */
export async function postponeDeliveries(
  db: Db,
  channel: NotificationChannel,
  ids: string[],
  { tryAt, sentTo = [] }: { tryAt: Date; sentTo?: string[] },
): Promise<void> {
  await sql`update notification_deliveries
    set try_at = ${tryAt}, claimed_until = null, sent_to = sent_to || ${sentTo}::uuid[]
    where notification_id = any(${ids}::uuid[]) and channel = ${channel}
      and state = 'waiting'`.execute(db);
}

/** Gives up what has waited too long, as while a gateway was not configured. */
export async function expireDeliveries(db: Db, now: Date): Promise<void> {
  await sql`update notification_deliveries as deliveries set state = 'expired', claimed_until = null
    from notifications where notifications.id = notification_id and state = 'waiting'
      and (claimed_until is null or claimed_until <= now())
      and created_at < ${now}::timestamptz - case channel
        when 'push' then make_interval(hours => ${pushHours})
        else make_interval(days => ${textDays}) end`.execute(db);
}

/** Until when a push is of use. */
export const pushEnd = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + pushHours * 3_600_000);

/** The age of the push that waits longest and may be sent now, in seconds; 0 without one. */
export async function oldestDuePushAge(db: Db, now: Date): Promise<number> {
  const row = await db
    .selectFrom('notification_deliveries')
    .where('channel', '=', 'push')
    .where('state', '=', 'waiting')
    .where('try_at', '<=', now)
    .select(({ fn }) => fn.min('try_at').as('try_at'))
    .executeTakeFirst();
  return row?.try_at ? (now.getTime() - row.try_at.getTime()) / 1000 : 0;
}
