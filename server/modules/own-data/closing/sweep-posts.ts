import type { Deps } from '#server/platform/dependencies.ts';
import {
  deleteClosing,
  listPostsToHide,
  listPostsToShow,
  lockUnsweptClosing,
  updateClosing,
} from '../repository/account-closings.ts';

const postsAtOnce = 100;

/**
 * Tells the publisher to hide the posts of closed accounts, and to show them again after a return.
 * Each step is a transaction with the jobs of some posts, so that a process that is killed loses
 * nothing.
 */
export async function sweepPosts(
  deps: Pick<Deps, 'db' | 'jobs'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  while (!isStopping() && (await sweepSome(deps))) {
    // Until nothing is left.
  }
}

/** @returns whether there was anything to do */
function sweepSome({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const closing = await lockUnsweptClosing(trx);
    if (!closing) return false;
    const { person_id } = closing;
    if (closing.state === 'closing') {
      const ids = await listPostsToHide(trx, closing, postsAtOnce);
      for (const id of ids) await jobs.send('withdraw-post', { postUID: id }, trx);
      const last = ids.at(-1);
      await updateClosing(trx, person_id, last ? { posts_hidden_to: last } : { is_swept: true });
      return true;
    }
    const ids = closing.posts_hidden_to ? await listPostsToShow(trx, closing, postsAtOnce) : [];
    for (const id of ids) await jobs.send('update-publication', { postUID: id }, trx);
    const isDone = ids.length < postsAtOnce;
    if (isDone) await deleteClosing(trx, person_id);
    // The last one is sent again with the next ones, which changes nothing.
    else await updateClosing(trx, person_id, { posts_hidden_to: ids.at(-1) ?? null });
    return true;
  });
}
