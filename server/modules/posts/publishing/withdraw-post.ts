import type { Deps } from '#server/platform/dependencies.ts';
import type { JobPayloads } from '#server/platform/queue/job-types.ts';

/**
 * Tells the publisher that readers are not to see a post any more. Does nothing when it has been
 * handed over anew since; a post that is deleted meanwhile is withdrawn all the same.
 * @throws when the publisher does not answer, so that the queue tries again
 */
export async function withdrawPost(
  { db, clock, publisher }: Pick<Deps, 'db' | 'clock' | 'publisher'>,
  { postUID }: JobPayloads['withdraw-post'],
): Promise<void> {
  const row = await db
    .selectFrom('posts')
    .where('id', '=', postUID)
    .select('live')
    .executeTakeFirst();
  if (row?.live === 'PUBLISHED') return;
  await publisher.withdraw(postUID);
  await db
    .updateTable('posts')
    .set({ withdrawn_at: clock.now() })
    .where('id', '=', postUID)
    .where('live', '=', 'TAKEN_DOWN')
    .execute();
}

/** Posts whose withdrawal the publisher has not confirmed are withdrawn again. */
export async function requeueUnconfirmedWithdrawals({
  db,
  jobs,
}: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  const rows = await db
    .selectFrom('posts')
    .where('live', '=', 'TAKEN_DOWN')
    .where('withdrawn_at', 'is', null)
    .select('id')
    .execute();
  for (const { id } of rows) await jobs.send('withdraw-post', { postUID: id });
}
