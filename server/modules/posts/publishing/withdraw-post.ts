import type { Deps } from '#server/platform/dependencies.ts';
import type { JobPayloads } from '#server/platform/queue/job-types.ts';
import {
  isPostLive,
  listUnconfirmedWithdrawals,
  recordWithdrawal,
} from '../repository/publications.ts';
import { deliver } from './deliver.ts';
import { postponeUndoable } from './postpone-undoable.ts';

/**
 * Asks the publisher to hide a post from readers. Does nothing when it has been
 * handed over again since; a post that was deleted since is still withdrawn.
 * @param report is called when staff have to resend it
 */
export async function withdrawPost(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'publisher'>,
  { postUID }: JobPayloads['withdraw-post'],
  report: (error: unknown) => void,
): Promise<void> {
  if (await isPostLive(deps.db, postUID)) return;
  if (await postponeUndoable(deps, 'withdraw-post', { postUID })) return;
  await deliver(
    deps,
    { kind: 'withdraw', postUID, revision: null },
    {
      async attempt(delivery) {
        await deps.publisher.withdraw(postUID, delivery);
        return { url: null };
      },
      async onSettled(trx, { state, now }) {
        if (state === 'delivered') await recordWithdrawal(trx, postUID, now);
      },
      report,
    },
  );
}

/** Posts whose withdrawal the publisher has not confirmed are withdrawn again. */
export async function requeueUnconfirmedWithdrawals({
  db,
  jobs,
}: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  for (const { id } of await listUnconfirmedWithdrawals(db))
    await jobs.send('withdraw-post', { postUID: id });
}
