import { sql } from 'kysely';
import type { AppealReason } from '#domain/appeals/appeal-states.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { type Decider, isVisibleTo } from './appeals.ts';

export type AppealCounts = {
  decided: number;
  overturned: number;
  late: number;
  open: number;
  overdue: number;
};

/** Appeals that were decided since a moment, and those that wait now, of those the viewer sees. */
export async function countAppeals(
  db: Db,
  { viewer, since, now }: { viewer: Decider; since: Date; now: Date },
): Promise<AppealCounts> {
  const { rows } = await sql<AppealCounts>`
    with decided as (
      select state, due_at, decided_at from appeals
      where state in ('upheld', 'overturned') and decided_at >= ${since}
        and ${isVisibleTo(viewer)}
    ), waiting as (
      select due_at from appeals where state = 'open' and ${isVisibleTo(viewer)}
    )
    select (select count(*) from decided)::int as decided,
      (select count(*) from decided where state = 'overturned')::int as overturned,
      (select count(*) from decided where decided_at > due_at)::int as late,
      (select count(*) from waiting)::int as open,
      (select count(*) from waiting where due_at < ${now})::int as overdue`.execute(db);
  if (!rows[0]) throw new Error('An aggregate has one row.');
  return rows[0];
}

export type ReasonCounts = {
  subject: 'post' | 'account';
  reason: AppealReason;
  decided: number;
  overturned: number;
};

/** The same by the reasons of the first decisions, the most often appealed first. */
export async function countAppealsByReason(
  db: Db,
  { viewer, since }: { viewer: Decider; since: Date },
): Promise<ReasonCounts[]> {
  const { rows } = await sql<ReasonCounts>`
    select case when post_id is null then 'account' else 'post' end as subject, reason,
      count(*)::int as decided,
      (count(*) filter (where state = 'overturned'))::int as overturned
    from appeals, unnest(reasons) as reason
    where state in ('upheld', 'overturned') and decided_at >= ${since}
      and ${isVisibleTo(viewer)}
    group by 1, reason order by count(*) desc, reason, 1`.execute(db);
  return rows;
}
