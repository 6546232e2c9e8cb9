import { randomUUID } from 'node:crypto';
import type { engagementKinds } from '#domain/analytics/engagement.ts';
import { sandboxEngagementKey } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { postRequest, startLoadMaker } from '../load/closed-load.ts';
import { type Figure, median } from '../support/measurements.ts';
import { millionPosts } from '../support/million-posts-database.ts';
import { startPortal } from '../support/portal-process.ts';

const eventsInBatch = 5000;
const batchesInRun = 16;
const runs = 5;
const connections = 2;
const newest = 20_000;
const leastPerSecond = 20_000;
const dayMs = 24 * 3600 * 1000;

/** Out of twenty events. */
const kinds = [
  ...Array<(typeof engagementKinds)[number]>(13).fill('impressions'),
  'views',
  'views',
  'views',
  'views',
  'likes',
  'shares',
  'comments',
] as const;

/**
 * Events of readers into a million posts: of a day and a night, most about few of the newest posts,
 * as readers are.
 */
export async function ingest(): Promise<Figure[]> {
  const { url } = await millionPosts();
  const posts = await newestPosts(url);
  const portal = await startPortal(url);
  const load = startLoadMaker();
  try {
    const port = Number(new URL(portal.url).port);
    const perSecond: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const requests = Array.from({ length: batchesInRun }, () => batchAbout(posts));
      const outcome = await load.run({
        port,
        requests,
        connections,
        milliseconds: 120_000,
        isOnce: true,
      });
      // The first run finds nothing in memory yet.
      if (run > 0) perSecond.push(outcome.perSecond * eventsInBatch);
    }
    const [least, most] = [Math.min(...perSecond), Math.max(...perSecond)].map(Math.round);
    const middle = median(perSecond);
    return [
      {
        what: `events of readers taken in, ${eventsInBatch.toLocaleString('en')} in a batch`,
        figure: `${Math.round(middle).toLocaleString('en')} events/s (${least}–${most})`,
        limit: `${leastPerSecond.toLocaleString('en')} events/s asked for`,
        ratio: (middle / leastPerSecond).toFixed(2),
        target: '≥ 1 ×',
        holds: middle >= leastPerSecond,
      },
    ];
  } finally {
    load.stop();
    await portal.stop();
  }
}

async function newestPosts(url: string): Promise<string[]> {
  const { db, close } = await openDatabase({ url });
  try {
    const rows = await db
      .selectFrom('posts')
      .where('state', '=', 'PUBLISHED')
      .orderBy('id', 'desc')
      .limit(newest)
      .select('id')
      .execute();
    return rows.map(({ id }) => id);
  } finally {
    await close();
  }
}

function batchAbout(posts: string[]): string {
  const now = Date.now();
  const events = Array.from({ length: eventsInBatch }, () => ({
    postUID: posts[Math.floor(Math.random() ** 4 * posts.length)],
    kind: kinds[Math.floor(Math.random() * kinds.length)],
    at: new Date(now - Math.random() * dayMs).toISOString(),
  }));
  const key = { 'x-service-key': sandboxEngagementKey };
  return postRequest('/api/engagement/events', { batchId: randomUUID(), events }, key);
}
