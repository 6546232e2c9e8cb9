import type { Deps } from '#server/platform/dependencies.ts';
import type { JobPayloads } from '#server/platform/queue/job-types.ts';
import {
  isPostLive,
  listUnconfirmedWithdrawals,
  recordWithdrawal,
} from '../repository/publications.ts';

/**
 * Tells the publisher that readers are not to see a post any more. Does nothing when it has been
 * handed over again since; a post that was deleted since is withdrawn all the same.
 * @throws when the publisher does not answer, so that the queue tries again
 */
export async function withdrawPost(
  { db, clock, publisher }: Pick<Deps, 'db' | 'clock' | 'publisher'>,
  { postUID }: JobPayloads['withdraw-post'],
): Promise<void> {
  if (await isPostLive(db, postUID)) return;
  await publisher.withdraw(postUID);
  await recordWithdrawal(db, postUID, clock.now());
}

/** Posts whose withdrawal the publisher has not confirmed are withdrawn again. */
export async function requeueUnconfirmedWithdrawals({
  db,
  jobs,
}: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  for (const { id } of await listUnconfirmedWithdrawals(db))
    await jobs.send('withdraw-post', { postUID: id });
}
