import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/** A row of the table; an empty text stands for none, days are YYYY-MM-DD. */
export type UsageSum = {
  day: string;
  chart: string;
  state: string;
  event: string;
  to: string;
  count: number;
  milliseconds: number;
};

/**
 * Adds to the sums in one statement. Rows are in one order, so that two processes that write the
 * same ones wait for each other and do not deadlock.
 */
export async function addChartUsage(db: Db, sums: readonly UsageSum[]): Promise<void> {
  const key = ({ chart, day, state, event, to }: UsageSum) =>
    [chart, day, state, event, to].join(' ');
  const rows = sums
    .map((sum) => ({ sum, at: key(sum) }))
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ sum: { to, ...sum } }) => ({ ...sum, target: to }));
  await sql`insert into chart_usage (day, chart, state, event, target, count, milliseconds)
    select day, chart, state, event, target, count, milliseconds
    from json_to_recordset(${JSON.stringify(rows)}::json) as added (
      day date, chart text, state text, event text, target text, count bigint, milliseconds bigint
    )
    on conflict (chart, day, state, event, target) do update set
      count = chart_usage.count + excluded.count,
      milliseconds = chart_usage.milliseconds + excluded.milliseconds`.execute(db);
}

type ChartTotal = { chart: string; starts: number; transitions: number; milliseconds: number };

/** The sums of each chart that was used since a day of India. */
export async function sumUsageByChart(db: Db, from: string): Promise<ChartTotal[]> {
  const { rows } = await sql<ChartTotal>`select chart,
      coalesce(sum(count) filter (where state = '' and event = ''), 0)::float8 as starts,
      coalesce(sum(count) filter (where target <> ''), 0)::float8 as transitions,
      coalesce(sum(milliseconds) filter (where state = ''), 0)::float8 as milliseconds
    from chart_usage where day >= ${from}::date group by chart`.execute(db);
  return rows;
}

/** The sums of one chart since a day of India, by state, event and target. */
export async function sumUsageOfChart(db: Db, chart: string, from: string) {
  const { rows } = await sql<Omit<UsageSum, 'day' | 'chart'>>`select state, event, target as "to",
      sum(count)::float8 as count, sum(milliseconds)::float8 as milliseconds
    from chart_usage where chart = ${chart} and day >= ${from}::date
    group by state, event, target order by state, event, target`.execute(db);
  return rows;
}

/** Deletes the sums of days before a day of India. */
export async function deleteUsageBefore(db: Db, day: string): Promise<void> {
  await sql`delete from chart_usage where day < ${day}::date`.execute(db);
}
