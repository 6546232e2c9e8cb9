import { type Kysely, sql } from 'kysely';

/*
 * How often the states of flow charts were used, by day of India. A row without an event has the
 * entries of a state and the time in it; one with an event the exits by it; one with a target as
 * well the transitions. Nothing in it belongs to a person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chart_usage (
    day date not null,
    chart text not null,
    state text not null,
    event text not null default '',
    target text not null default '',
    count bigint not null,
    milliseconds bigint not null,
    primary key (chart, day, state, event, target)
  )`.execute(db);
  await sql`create index chart_usage_by_day on chart_usage (day)`.execute(db);
}
