import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/** After this many wrong tries each further one has to wait, twice as long as the one before. */
export type DelayRule = { free: number; firstSeconds: number; mostSeconds: number };

/** How long after the last try the count starts again. */
const tryLifetimeSeconds = 24 * 3600;

const delaySql = ({ free, firstSeconds, mostSeconds }: DelayRule) =>
  sql<number>`(case when sign_in_tries.tries < ${free}::int then 0
    else least(${mostSeconds}::int,
      ${firstSeconds}::int * power(2, least(20, sign_in_tries.tries - ${free}::int))) end)`;

/**
 * Counts a try, unless one has to wait. Of tries that race one is first.
 * @returns how many tries there were, this one among them; undefined when one has to wait
 */
export async function insertTry(
  trx: Db,
  key: string,
  rule: DelayRule,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    insert into sign_in_tries (key, tries, last_at) values (${key}, 1, ${now})
    on conflict (key) do update set last_at = excluded.last_at, tries =
      case when sign_in_tries.last_at
          < excluded.last_at - make_interval(secs => ${tryLifetimeSeconds}::int)
        then 1 else sign_in_tries.tries + 1 end
    where sign_in_tries.last_at + make_interval(secs => ${delaySql(rule)}) <= excluded.last_at
    returning tries`.execute(trx);
  return rows[0]?.tries;
}

/** Until when one has to wait, and how many tries there were. */
export async function findTryDelay(
  trx: Db,
  key: string,
  rule: DelayRule,
): Promise<{ until: Date; tries: number } | undefined> {
  const { rows } = await sql<{ until: Date; tries: number }>`
    select last_at + make_interval(secs => ${delaySql(rule)}) as until, tries
    from sign_in_tries where key = ${key}`.execute(trx);
  return rows[0];
}

/** Undoes one try. */
export async function subtractTry(db: Db, key: string): Promise<void> {
  await db
    .updateTable('sign_in_tries')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute();
}

export async function deleteTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom('sign_in_tries').where('key', '=', key).execute();
}

/** Deletes counts that would start again. */
export async function deleteOldTries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_tries')
    .where('last_at', '<', new Date(now.getTime() - tryLifetimeSeconds * 1000))
    .execute();
}
