import { type Insertable, sql } from 'kysely';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import { notify, withdrawNotifications } from '#server/modules/notifications/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { ProfileEventAction } from '#server/platform/database/schema/profile-change-table.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

const notificationKinds: Partial<Record<ProfileEventAction, NotificationKind>> = {
  approved: 'profile-approved',
  'change-approved': 'profile-approved',
  rejected: 'profile-rejected',
  'change-rejected': 'profile-rejected',
};

/** Keeps what happened to a profile. Notifies its creator of decisions. */
export async function insertProfileEvent(
  trx: Db,
  row: Insertable<Schema['profile_events']>,
): Promise<void> {
  await trx.insertInto('profile_events').values(row).execute();
  const kind = notificationKinds[row.action];
  const { person_id: personId, id: eventId, at } = row;
  if (kind) await notify(trx, { kind, personId, eventId, now: new Date(at) });
}

const decisionActions = ['approved', 'rejected', 'change-approved', 'change-rejected'] as const;

/** Removes a decision from the history of a profile, with its notification. */
export async function deleteDecisionEvent(
  trx: Db,
  { personId, byPerson, at }: { personId: string; byPerson: string; at: Date },
): Promise<void> {
  const deleted = await trx
    .deleteFrom('profile_events')
    .where('person_id', '=', personId)
    .where('by_person', '=', byPerson)
    .where('at', '=', at)
    .where('action', 'in', decisionActions)
    .returning('id')
    .execute();
  await withdrawNotifications(trx, deleted);
}

/** How many changes a creator has ever submitted. */
export async function countSubmissions(trx: Db, personId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('profile_events')
    .where('person_id', '=', personId)
    .where('action', '=', 'change-submitted')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const maxEvents = 100;

/** What happened to a profile, the oldest first, with the name of who did it. */
export function listProfileEvents(db: Db, personId: string) {
  return db
    .selectFrom('profile_events')
    .leftJoin('people', 'people.id', 'profile_events.by_person')
    .where('profile_events.person_id', '=', personId)
    .orderBy('profile_events.at')
    .limit(maxEvents)
    .select(['action', 'reasons', 'note', 'at', 'people.name as by'])
    .execute();
}

/**
 * The last decisions on profiles, up to a limit: their number, and the median of the seconds that
 * they took.
 */
export async function findMedianReviewTime(
  db: Db,
  maxDecisions: number,
): Promise<{ decided: number; seconds: number | null } | undefined> {
  const { rows } = await sql<{ decided: number; seconds: number | null }>`
    select count(*)::int as decided,
      percentile_cont(0.5) within group (
        order by extract(epoch from decision.at - sent.at)
      )::float8 as seconds
    from (
      select person_id, at from profile_events where action in ('approved', 'rejected')
      order by id desc limit ${maxDecisions}
    ) decision
    cross join lateral (
      select at from profile_events
      where person_id = decision.person_id and action = 'submitted' and at <= decision.at
      order by at desc limit 1
    ) sent`.execute(db);
  return rows[0];
}
