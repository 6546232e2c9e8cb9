import type { DeliveryState } from '#domain/post/publication-deliveries.ts';
import { decidePost } from '#machines/lifecycle/post-decisions.ts';
import { isPublishedByAppeal } from '#server/modules/appeals/index.ts';
import { withSignedMedia } from '#server/modules/media/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PublishedVersion } from '#server/platform/database/schema/posts-table.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import type { JobPayloads } from '#server/platform/queue/job-types.ts';
import { findLastDelivery, lockDeliveries, supersedeDeliveries } from '../repository/deliveries.ts';
import { recordPostEvent } from '../repository/post-events.ts';
import { saveVersion } from '../repository/post-versions.ts';
import { findPost, type PostRow } from '../repository/posts.ts';
import { isPostLive, listPendingPosts, updatePendingPost } from '../repository/publications.ts';
import { postPosition } from '../rules/post-transition.ts';
import { deliver, enqueueDelivery } from './deliver.ts';
import { postponeUndoable } from './postpone-undoable.ts';
import { toPublication, toPublishedVersion } from './publication.ts';

type PublishDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'publisher' | 'jobs'>;

/** What a delivery means for its post; nothing while it is tried again. */
const outcomes: Partial<Record<DeliveryState, 'handed-over' | 'publishing.failed'>> = {
  delivered: 'handed-over',
  refused: 'publishing.failed',
  expired: 'publishing.failed',
};
const eventActions = {
  'handed-over': 'handed-over',
  'publishing.failed': 'hand-over-failed',
} as const;

/**
 * Hands a post over to the publisher. Does nothing when the post has moved on since, so that a
 * job that runs twice publishes once; what was taken down while it was running is withdrawn
 * behind it. A refusal, or a day without a reply, becomes PUBLISH_FAILED, and staff may try again.
 * @param report is called when staff have to try again
 */
export async function publishPost(
  deps: PublishDeps,
  { postUID }: JobPayloads['publish-post'],
  report: (error: unknown) => void,
): Promise<void> {
  const row = await findPost(deps.db, postUID);
  if (row?.state !== 'PENDING') return cancelDelivery(deps, postUID);
  if (await postponeUndoable(deps, 'publish-post', { postUID, revision: row.revision })) return;
  const { config, publisher, clock } = deps;
  const version = toPublishedVersion(row);
  await deliver(
    deps,
    { kind: 'publish', postUID, revision: row.revision },
    {
      attempt: (delivery) =>
        publisher.publish(
          withSignedMedia(toPublication(row, version), config.codeSecret, clock.now()),
          delivery,
        ),
      async onSettled(trx, { state, now }) {
        const isMoved = await movePost(trx, row, version, state, now);
        const isHidden = state === 'delivered' && !(await isPostLive(trx, postUID));
        if (!isMoved || isHidden) await correct(deps, postUID, trx);
      },
      report,
    },
  );
}

/** Returns false when the post has moved on since. */
async function movePost(
  trx: Db,
  row: PostRow,
  version: PublishedVersion,
  delivery: DeliveryState,
  now: Date,
): Promise<boolean> {
  const outcome = outcomes[delivery];
  if (!outcome) return true;
  const decision = decidePost(postPosition(row), { type: outcome });
  if (decision.kind !== 'moved') return true;
  const { state, live } = decision;
  const isHandedOver = outcome === 'handed-over';
  const isStillPending = await updatePendingPost(trx, row.id, {
    state,
    live,
    updated_at: now,
    ...(isHandedOver && {
      published: JSON.stringify(version),
      published_at: row.published_at ?? now,
      publish_at: null,
      restriction: null,
    }),
  });
  if (!isStillPending) return false;
  if (isHandedOver) await saveVersion(trx, row.id, 'published', now);
  const action = eventActions[outcome];
  // The winner of an appeal was notified then.
  const isKnown = isHandedOver && (await isPublishedByAppeal(trx, row.id, row.revision));
  const notification =
    isHandedOver && row.publish_at ? ('scheduled-post-published' as const) : undefined;
  const event = { post: row, action, state, byPerson: null, now, isKnown, notification };
  await recordPostEvent(trx, event);
  return true;
}

/**
 * A post that is not on its way any more, or deleted, is not sent. The publisher may have taken an
 * attempt whose reply was lost, and is sent what holds instead.
 */
async function cancelDelivery(deps: PublishDeps, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockDeliveries(trx, id);
    const last = await findLastDelivery(trx, id);
    if (last?.kind !== 'publish' || last.state !== 'waiting') return;
    // A running attempt detects that the post has changed.
    if (last.reserved_until && last.reserved_until > deps.clock.now()) return;
    await supersedeDeliveries(trx, id, deps.clock.now());
    if (last.attempts > 0) await correct(deps, id, trx);
  });
}

/** Sends the publisher what readers are to see instead of what it was sent. */
async function correct(deps: Pick<Deps, 'jobs'>, postUID: string, trx: Db): Promise<void> {
  const kind = (await isPostLive(trx, postUID)) ? 'update' : 'withdraw';
  await enqueueDelivery(deps, { kind, postUID, revision: null }, trx);
}

/** Posts that a stopped process left on their way to the publisher are sent again. */
export async function requeuePendingPosts({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  for (const { id, revision } of await listPendingPosts(db))
    await jobs.send('publish-post', { postUID: id, revision });
}
