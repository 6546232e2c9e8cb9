import { openSession } from '#server/modules/auth/sessions/sessions.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { type LoadMaker, postRequest, startLoadMaker } from '../load/closed-load.ts';
import { type Figure, median } from '../support/measurements.ts';
import { cookieOf, type MillionPosts, millionPosts } from '../support/million-posts-database.ts';
import { startPortal } from '../support/portal-process.ts';
import { type ListRequest, staffListRequests } from '../support/staff-list-requests.ts';

const connections = 10;
const runs = 7;
const [warmMilliseconds, runMilliseconds] = [4000, 2000];
/** Of frequent queries, and of the first page of any list of staff. */
const [mostMilliseconds, mostListMilliseconds] = [20, 50];

type Side = { what: string; requests: string[]; most: number; times: number[] };

/**
 * Frequent queries of staff and creators, and the first page of every list of staff, on a million
 * posts and a hundred thousand creators, at the 95th percentile with ten clients.
 */
export async function queries(): Promise<Figure[]> {
  const million = await millionPosts();
  const portal = await startPortal(million.url);
  const load = startLoadMaker();
  try {
    const sides = await sidesOf(million);
    const bare: Side = {
      what: '',
      requests: ['GET /health/live HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'],
      most: 0,
      times: [],
    };
    await measure(load, Number(new URL(portal.url).port), [...sides, bare]);
    return sides.map(({ what, times, most }) => ({
      what: `${what}, 95th percentile`,
      figure: inMilliseconds(times),
      limit: `${inMilliseconds(bare.times)} without a question to the database`,
      ratio: (median(times) / median(bare.times)).toFixed(2),
      target: `≤ ${most} ms`,
      holds: median(times) <= most,
    }));
  } finally {
    load.stop();
    await portal.stop();
  }
}

async function measure(load: LoadMaker, port: number, sides: Side[]): Promise<void> {
  const ask = ({ requests }: Side, milliseconds: number) =>
    load.run({ port, requests, connections, milliseconds });
  for (const side of sides) await ask(side, warmMilliseconds);
  for (let run = 0; run < runs; run += 1) {
    for (const side of sides) side.times.push((await ask(side, runMilliseconds)).milliseconds95);
  }
}

async function sidesOf({ url, staffSession }: MillionPosts): Promise<Side[]> {
  const staffCookie = cookieOf(staffSession);
  const asStaff = (path: string, bodies: object[]) =>
    bodies.map((body) => postRequest(path, body, { cookie: staffCookie }));
  const { db, close } = await openDatabase({ url });
  try {
    return [
      {
        what: 'review queue, all and by language and format',
        requests: asStaff('/api/post/getReviewQueue', queues),
        most: mostMilliseconds,
        times: [],
      },
      {
        what: 'posts of many creators by words of the title',
        requests: await searches(db),
        most: mostMilliseconds,
        times: [],
      },
      ...Object.entries(staffListRequests).map(([list, requests]) => ({
        what: `first page of ${list}`,
        requests: requests.map((request) => listRequest(request, staffCookie)),
        most: mostListMilliseconds,
        times: [],
      })),
    ];
  } finally {
    await close();
  }
}

const queues = [
  { filters: {} },
  { filters: { language: 'hi' } },
  { filters: { language: 'bho' } },
  { filters: { format: ['FORMAT_VIDEO'] } },
  { filters: { format: ['GIFVIDEO'], language: 'ta' } },
];

const listRequest = ({ path, body }: ListRequest, cookie: string): string =>
  body
    ? postRequest(path, body, { cookie })
    : `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`;

/**
 * Creators who write much and creators who write little, each looking for words of an old title and
 * of a new one.
 */
async function searches(db: Db): Promise<string[]> {
  const busy = await db
    .selectFrom('posts')
    .innerJoin('people', 'people.id', 'creator_id')
    .where((eb) => eb(eb.ref('position', '->>').key('accountStatus'), '=', 'active'))
    .groupBy('creator_id')
    .having((eb) => eb(eb.fn.countAll(), '>', 20))
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .select('creator_id as id')
    .execute();
  const chosen = busy.filter((_, place) => place % Math.ceil(busy.length / 60) === 0);
  const requests: string[] = [];
  for (const { id } of chosen) {
    const cookie = cookieOf(await openSession(db, id, new Date()));
    for (const direction of ['asc', 'desc'] as const) {
      const { title } = await db
        .selectFrom('posts')
        .where('creator_id', '=', id)
        .orderBy('id', direction)
        .limit(1)
        .select('title')
        .executeTakeFirstOrThrow();
      const words = title.split(' ');
      for (const text of [words[0], words.slice(1, 3).join(' ')]) {
        requests.push(
          postRequest('/api/post/getPostByFilter', { filters: { title: text } }, { cookie }),
        );
      }
    }
  }
  return requests;
}

function inMilliseconds(values: number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(1));
  return `${median(values).toFixed(1)} ms (${least}–${most})`;
}
