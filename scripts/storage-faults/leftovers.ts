import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { videoKey } from '#server/modules/media/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { confidentialFileKey } from '#server/platform/encryption/confidential-files.ts';
import { pictureKeys } from '#server/platform/pictures/picture-store.ts';

const waitMilliseconds = 120_000;

/** Closes accounts so that they are due to be erased. */
export async function closeAccounts(db: Db, personIds: string[]): Promise<void> {
  const past = new Date(Date.now() - 60_000);
  for (const id of personIds) {
    await sql`update people
      set position = jsonb_set(position::jsonb, '{accountStatus}', '"closing"')
      where id = ${id}`.execute(db);
    const closing = {
      state: 'closing',
      requested_at: past,
      erase_at: past,
      is_swept: true,
    } as const;
    await db
      .insertInto('account_closings')
      .values({ person_id: id, ...closing })
      .execute();
  }
}

/** Waits until all closed accounts are erased, without the hour between two tries. */
export async function waitForErasure(db: Db, count: number): Promise<void> {
  await waitUntil('The accounts are not erased.', async () => {
    await db
      .updateTable('account_closings')
      .set({ claimed_until: null })
      .where('claimed_until', '>', new Date(Date.now() + 15 * 60_000))
      .execute();
    const { erased } = await db
      .selectFrom('erasures')
      .select(({ fn }) => fn.countAll<string>().as('erased'))
      .executeTakeFirstOrThrow();
    return Number(erased) >= count;
  });
}

/** Starts the jobs that delete files now instead of later, and waits until they are done. */
export async function runFileJobs(db: Db): Promise<number> {
  const jobs = sql`pgboss.job
    where name = 'delete-files' and state in ('created', 'retry', 'active')`;
  const { rows } = await sql<{ id: string }>`select id from pgboss.job
    where name = 'delete-files'`.execute(db);
  await waitUntil('The files are not deleted.', async () => {
    await sql`update pgboss.job set start_after = now()
      where name = 'delete-files' and state in ('created', 'retry')`.execute(db);
    const waiting = await sql<{ id: string }>`select id from ${jobs}`.execute(db);
    return waiting.rows.length === 0;
  });
  return rows.length;
}

/** The files that no row of the database refers to. */
export async function findLeftovers(db: Db, keys: string[]): Promise<string[]> {
  const known = new Set<string>();
  for (const { id, format } of await db.selectFrom('pictures').select(['id', 'format']).execute())
    for (const key of [...pictureKeys(id, format), ...pictureKeys(id, 'jpeg')]) known.add(key);
  for (const { id } of await db.selectFrom('confidential_files').select('id').execute())
    known.add(confidentialFileKey(id));
  const videos = db.selectFrom('videos').where('finished_at', 'is not', null).select('id');
  for (const { id } of await videos.execute()) known.add(videoKey(id));
  return keys.filter((key) => !known.has(key));
}

async function waitUntil(failure: string, isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + waitMilliseconds;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(failure);
    await pause(500);
  }
}
