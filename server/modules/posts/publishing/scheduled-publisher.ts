import { Counter } from 'prom-client';
import { decidePost } from '#machines/lifecycle/post-decisions.ts';
import { getPerson } from '#server/modules/people/index.ts';
import { effectTime, findUndoDeadline } from '#server/modules/review/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { createPollLoop } from '#server/platform/queue/poll-loop.ts';
import { recordPostEvent } from '../repository/post-events.ts';
import { type PostRow, updatePost } from '../repository/posts.ts';
import { claimDuePosts, holdPost, lockDuePost, unclaimed } from '../repository/scheduled-posts.ts';
import { postPosition } from '../rules/post-transition.ts';

/** Posts that a process claims at once. */
const batchSize = 10;
/** In ms. */
const pollInterval = 1000;
/** After how many seconds a post of a blocked or closing account is checked again. */
const inactiveHoldSeconds = 600;

export const scheduledPostsTotal = new Counter({
  name: 'scheduled_posts_total',
  help: 'Posts whose publishing time has come, by outcome: published, held or failed',
  labelNames: ['outcome'],
  registers: [],
});
for (const outcome of ['published', 'held', 'failed']) scheduledPostsTotal.inc({ outcome }, 0);

type PublisherDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;
type Outcome = 'published' | 'held' | 'gone';

export type ScheduledPublisher = {
  start(): void;
  /** Ends once what is being published has been published. */
  stop(): Promise<void>;
};

/**
 * Publishes approved posts at the times that their creators have chosen. Any number of processes
 * may do so: each post moves in one transaction, together with the job that hands it over.
 * @param report called with the error of each post that is tried again later
 */
export function createScheduledPublisher(
  deps: PublisherDeps,
  report: (error: unknown) => void,
): ScheduledPublisher {
  const loop = createPollLoop({
    async run() {
      while (loop.isStarted() && (await publishDuePosts(deps, report)) > 0);
    },
    interval: pollInterval,
    report,
  });
  return { start: loop.start, stop: loop.stop };
}

/** Claims a few posts and publishes them. Returns how many it claimed. */
export async function publishDuePosts(
  deps: PublisherDeps,
  report: (error: unknown) => void,
): Promise<number> {
  const ids = await claimDuePosts(deps.db, batchSize);
  await Promise.all(
    ids.map(async (id) => {
      try {
        const outcome = await publishDuePost(deps, id);
        if (outcome !== 'gone') scheduledPostsTotal.inc({ outcome });
      } catch (error) {
        scheduledPostsTotal.inc({ outcome: 'failed' });
        report(error);
      }
    }),
  );
  return ids.length;
}

/**
 * Publishes a post, unless it has changed since it was claimed. It is sent to the publisher in the
 * same way as after the approval of a moderator.
 */
export function publishDuePost(deps: PublisherDeps, id: string): Promise<Outcome> {
  return deps.db.transaction().execute(async (trx) => {
    const row = await lockDuePost(trx, id);
    if (!row) return 'gone';
    const undoSeconds = await secondsToUndo(deps, trx, id);
    if (undoSeconds > 0) return hold(trx, id, undoSeconds);
    const author = await getPerson(trx, row.creator_id);
    const isAuthorActive = author.position.accountStatus === 'active';
    const event = { type: 'schedule.reached', isAuthorActive } as const;
    const decision = decidePost(postPosition(row), event);
    if (decision.kind !== 'moved') return hold(trx, id, inactiveHoldSeconds);
    await publishNow(deps, trx, row, decision);
    return 'published';
  });
}

async function publishNow(
  { clock, jobs }: PublisherDeps,
  trx: Db,
  row: PostRow,
  { state, live }: Pick<PostRow, 'state' | 'live'>,
): Promise<void> {
  const now = clock.now();
  const { id, revision, publish_at: publishAt } = row;
  const event = { action: 'schedule-reached', publishAt, byPerson: null, now } as const;
  await recordPostEvent(trx, { post: row, state, ...event });
  await updatePost(trx, id, { state, live, updated_at: now, ...unclaimed });
  await jobs.send('publish-post', { postUID: id, revision }, trx);
}

async function hold(trx: Db, id: string, seconds: number): Promise<'held'> {
  await holdPost(trx, id, seconds);
  return 'held';
}

/** For how long the approval can still be undone. */
async function secondsToUndo({ clock }: PublisherDeps, trx: Db, id: string): Promise<number> {
  const now = clock.now();
  const until = await findUndoDeadline(trx, id, now);
  return until ? (effectTime(until).getTime() - now.getTime()) / 1000 : 0;
}
