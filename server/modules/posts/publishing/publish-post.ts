import { decidePost } from '#machines/lifecycle/post.ts';
import { withSignedMedia } from '#server/modules/media/index.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import type { JobPayloads } from '#server/platform/queue/job-types.ts';
import { recordPostEvent } from '../repository/post-events.ts';
import { saveVersion } from '../repository/post-versions.ts';
import { findPost } from '../repository/posts.ts';
import { listPendingPosts, updatePendingPost } from '../repository/publications.ts';
import { postPosition } from '../rules/post-transition.ts';
import { toPublication, toPublishedVersion } from './publication.ts';

type Outcome = 'handed-over' | 'publishing.failed';
const eventActions = {
  'handed-over': 'handed-over',
  'publishing.failed': 'hand-over-failed',
} as const;

/**
 * Hands a post over to the publisher. Does nothing when the post has moved on since, so that a
 * job that runs twice publishes once; what was taken down while it was under way is withdrawn
 * behind it. A refusal becomes PUBLISH_FAILED, which staff see and may try again.
 */
export async function publishPost(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'publisher' | 'jobs'>,
  { postUID }: JobPayloads['publish-post'],
  report: (error: unknown) => void,
): Promise<void> {
  const row = await findPost(deps.db, postUID);
  if (!row) return;
  if (row.state !== 'PENDING') return enqueueWithdrawal(deps, row);
  const version = toPublishedVersion(row);
  let outcome: Outcome = 'handed-over';
  try {
    await deps.publisher.publish(
      withSignedMedia(toPublication(row, version), deps.config.codeSecret, deps.clock.now()),
    );
  } catch (error) {
    report(error);
    outcome = 'publishing.failed';
  }
  const decision = decidePost(postPosition(row), { type: outcome });
  if (decision.kind !== 'moved') return;
  const now = deps.clock.now();
  const { state, live } = decision;
  const isMoved = await deps.db.transaction().execute(async (trx) => {
    const isStillPending = await updatePendingPost(trx, postUID, {
      state,
      live,
      updated_at: now,
      ...(outcome === 'handed-over'
        ? {
            published: JSON.stringify(version),
            published_at: row.published_at ?? now,
            restriction: null,
          }
        : {}),
    });
    if (!isStillPending) return false;
    if (outcome === 'handed-over') await saveVersion(trx, postUID, 'published', now);
    await recordPostEvent(trx, {
      post: row,
      action: eventActions[outcome],
      state,
      byPerson: null,
      now,
    });
    return true;
  });
  if (!isMoved) await enqueueWithdrawal(deps, row);
}

/** The job of withdrawing looks for itself whether the post is up again. */
async function enqueueWithdrawal(
  { jobs }: Pick<Deps, 'jobs'>,
  { id }: { id: string },
): Promise<void> {
  await jobs.send('withdraw-post', { postUID: id });
}

/** Posts that a stopped process left on their way to the publisher are sent again. */
export async function requeuePendingPosts({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  for (const { id, revision } of await listPendingPosts(db))
    await jobs.send('publish-post', { postUID: id, revision });
}
