import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { Problem } from '../problem.ts';

const windowMilliseconds = 15 * 60 * 1000;
const attemptsPerWindow = 20;

/**
 * Counts a try to sign in with a password, right or wrong, in a window of fifteen minutes per address.
 * @throws {Problem} `rate-limited` past twenty
 */
export async function countAttempt(db: Db, email: string, now: Date): Promise<void> {
  const window = Math.floor(now.getTime() / windowMilliseconds);
  const name = `login:${window}:${email}`;
  const { value } = await db
    .insertInto('settings')
    .values({ name, value: '1' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql`(settings.value::int + 1)::text` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  if (value === '1') await forgetOldWindows(db, window);
  if (Number(value) > attemptsPerWindow) {
    const end = (window + 1) * windowMilliseconds;
    throw new Problem('rate-limited', { retryAfter: Math.ceil((end - now.getTime()) / 1000) });
  }
}

async function forgetOldWindows(db: Db, window: number): Promise<void> {
  await db
    .deleteFrom('settings')
    .where('name', 'like', 'login:%')
    .where(sql<boolean>`split_part(name, ':', 2)::int < ${window}`)
    .execute();
}
