import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import { codeLimits } from '../codes/code-limits.ts';

/** A message that waits for the gateway. */
export type QueuedCode = { id: string; sealed: string; asked_at: Date; tries: number };

/**
 * The outcome of a message. `unknown`: the gateway did not answer in time and may have taken it, so
 * the code stays valid and is not sent again.
 */
export type CodeOutcome = 'sent' | 'unknown' | 'failed';

/** How long a process may take to send one before another treats it as lost. */
const claimSeconds = 30;

/**
 * Queues a message. Networks take turns (start-time fair queueing): it is placed behind the last
 * message of its own network, or level with the first waiting one when its network has none.
 */
export async function enqueueCode(
  db: Db,
  { id, network, sealed, now }: { id: string; network: string; sealed: string; now: Date },
): Promise<void> {
  await sql`insert into waiting_codes (id, network, turn, sealed, asked_at, try_at)
    select ${id}, ${network}, greatest(
      coalesce((select min(turn) from waiting_codes where state = 'waiting'), 0),
      coalesce((
        select max(turn) + 1 from waiting_codes where state = 'waiting' and network = ${network}
      ), 0)
    ), ${sealed}, ${now}, ${now}`.execute(db);
}

/**
 * Takes the next ones in line, up to a limit, so that no other process does. Claims end by the
 * clock that all processes share.
 */
export async function claimCodes(db: Db, most: number, now: Date): Promise<QueuedCode[]> {
  const { rows } = await sql<QueuedCode & { turn: number }>`update waiting_codes
    set claimed_until = now() + make_interval(secs => ${claimSeconds}), tries = tries + 1
    where id in (
      select id from waiting_codes
      where state = 'waiting' and try_at <= ${now} and asked_at > ${oldestUsable(now)}
        and (claimed_until is null or claimed_until <= now())
      order by turn, asked_at limit ${most} for update skip locked
    ) returning id, sealed, asked_at, tries, turn`.execute(db);
  return rows.toSorted((a, b) => a.turn - b.turn || a.asked_at.getTime() - b.asked_at.getTime());
}

const oldestUsable = (now: Date) => new Date(now.getTime() - codeLimits.life);

/** Records the outcome of a message. Nothing else of it is kept. */
export async function recordCodeOutcome(db: Db, id: string, state: CodeOutcome): Promise<void> {
  await db.updateTable('waiting_codes').set({ state, sealed: '' }).where('id', '=', id).execute();
}

/** Puts a message back that the gateway did not take. */
export async function requeueCode(db: Db, id: string, tryAt: Date): Promise<void> {
  await db
    .updateTable('waiting_codes')
    .set({ try_at: tryAt, claimed_until: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function findCodeState(db: Db, id: string): Promise<'waiting' | CodeOutcome> {
  const row = await db
    .selectFrom('waiting_codes')
    .where('id', '=', id)
    .select('state')
    .executeTakeFirst();
  return row?.state ?? 'failed';
}

/** The outcomes of those of these messages that no longer wait. */
export async function listSettledCodes(
  db: Db,
  ids: string[],
): Promise<{ id: string; state: CodeOutcome }[]> {
  const { rows } = await sql<{ id: string; state: CodeOutcome }>`select id, state from waiting_codes
    where id = any(${ids}::uuid[]) and state <> 'waiting'`.execute(db);
  return rows;
}

/**
 * Gives up a message that has failed before and is not being sent now, so that it does not arrive
 * after its recipient saw that it will not.
 * @returns whether it was given up
 */
export async function cancelCode(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('waiting_codes')
    .set({ state: 'failed', sealed: '' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('tries', '>', 0)
    .where('claimed_until', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Gives up messages that are too old to be of use. Returns their ids. They are deleted later.
 */
export async function expireCodes(db: Db, now: Date): Promise<string[]> {
  const expired = await db
    .updateTable('waiting_codes')
    .set({ state: 'failed', sealed: '' })
    .where('state', '=', 'waiting')
    .where('asked_at', '<=', oldestUsable(now))
    .returning('id')
    .execute();
  return expired.map(({ id }) => id);
}

/** The age of the oldest waiting message in seconds; 0 without one. */
export async function oldestQueuedCodeAge(db: Db, now: Date): Promise<number> {
  const row = await db
    .selectFrom('waiting_codes')
    .where('state', '=', 'waiting')
    .select(({ fn }) => fn.min('asked_at').as('asked_at'))
    .executeTakeFirst();
  return row?.asked_at ? Math.max(0, (now.getTime() - row.asked_at.getTime()) / 1000) : 0;
}
