import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

const secondsOfHour = 3600;
/** Of how many decisions the middle is taken, and below how many it would say nothing. */
const maxDecisions = 50;
const minDecisions = 5;

/**
 * Within how many hours half of the last profiles were decided on, at least one; null where too few
 * were.
 */
export async function medianReviewHours(db: Db): Promise<number | null> {
  const { rows } = await sql<{ decided: number; seconds: number | null }>`
    select count(*)::int as decided,
      percentile_cont(0.5) within group (order by extract(epoch from decision.at - sent.at))::float8 as seconds
    from (
      select person_id, at from profile_events where action in ('approved', 'rejected') order by id desc limit ${maxDecisions}
    ) decision
    cross join lateral (
      select at from profile_events
      where person_id = decision.person_id and action = 'submitted' and at <= decision.at
      order by at desc limit 1
    ) sent`.execute(db);
  const [found] = rows;
  if (!found || found.seconds === null || found.decided < minDecisions) return null;
  return Math.max(1, Math.ceil(found.seconds / secondsOfHour));
}
