import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import { type LoadMaker, type Outcome, postRequest, startLoadMaker } from '../load/closed-load.ts';
import { type BenchDatabase, makeDatabase } from '../support/bench-database.ts';
import { signedInCreator } from '../support/creator-sessions.ts';
import { type Figure, median } from '../support/measurements.ts';
import { millionPosts } from '../support/million-posts-database.ts';
import { startPortal } from '../support/portal-process.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const runs = 15;
const connections = 10;
const warmMilliseconds = 6000;
const runMilliseconds = 1000;
const body = { filters: { state: ['PUBLISHED'] }, pageSize: 20 };

type Undo = (() => unknown)[];

/** A server under load: requests a second in each run, and bytes of an answer. */
type Side = { ask: (milliseconds: number) => Promise<Outcome>; perSecond: number[]; bytes: number };

/**
 * The list of a creator's hundred thousand posts by state, among a million, compared with plain
 * Fastify on the same table, and at 1,000 posts.
 */
export async function list(): Promise<Figure[]> {
  const undo: Undo = [];
  try {
    const many = await millionPosts();
    const few = await makeLibrary(1000, undo);
    const load = startLoadMaker();
    undo.push(load.stop);
    const bare = await startBare(many, undo);
    const sides = {
      many: sideOf(load, await startOn(many, undo), '/api/post/getPostByFilter', many.cookie),
      bare: sideOf(load, bare, '/list', ''),
      few: sideOf(load, await startOn(few, undo), '/api/post/getPostByFilter', few.cookie),
    };
    await measure(Object.values(sides));
    return [besideBare(sides.many, sides.bare), besideFew(sides.many, sides.few)];
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

type Library = Pick<BenchDatabase, 'url'> & { creatorId: string; cookie: string };

/** A database with an approved creator, a number of posts and an open session. */
async function makeLibrary(count: number, undo: Undo): Promise<Library> {
  const place = await makeDatabase();
  undo.push(place.drop);
  const { db, close } = await openDatabase({ url: place.url });
  try {
    const { userId, session } = await signedInCreator(db);
    await writeBulkPosts(db, { creatorId: userId, count, until: new Date() });
    return { url: place.url, creatorId: userId, cookie: `${sessionCookie}=${session}` };
  } finally {
    await close();
  }
}

async function startOn(library: Library, undo: Undo): Promise<ServerProcess> {
  const portal = await startPortal(library.url);
  undo.push(portal.stop);
  return portal;
}

async function startBare(library: Library, undo: Undo): Promise<ServerProcess> {
  const env = { DATABASE_URL: library.url, CREATOR_ID: library.creatorId };
  const bare = await startServerProcess(['bench/load/post-list-baseline.ts'], env);
  undo.push(bare.stop);
  return bare;
}

function sideOf(load: LoadMaker, server: ServerProcess, path: string, cookie: string): Side {
  const request = postRequest(path, body, cookie ? { cookie } : {});
  const port = Number(new URL(server.url).port);
  return {
    ask: (milliseconds) => load.run({ port, requests: [request], connections, milliseconds }),
    perSecond: [],
    bytes: 0,
  };
}

/**
 * Warms all equally, then measures them in turn, so that other load affects each.
 */
async function measure(sides: Side[]): Promise<void> {
  for (const { ask } of sides) await ask(warmMilliseconds);
  for (let run = 0; run < runs; run += 1) {
    for (const side of sides) {
      const { perSecond, answered, bytes } = await side.ask(runMilliseconds);
      side.perSecond.push(perSecond);
      side.bytes = bytes / answered;
    }
  }
}

/** @throws when the bare list answers with much less than the portal: it would be no limit then */
function besideBare(many: Side, bare: Side): Figure {
  if (bare.bytes < many.bytes * 0.95) throw new Error('the bare list does not answer the same');
  const ratio = medianRatio(many, bare);
  return {
    what: '20 own posts by state among 1,000,000',
    figure: rate(many),
    limit: `${rate(bare)} by bare Fastify`,
    ratio: ratio.toFixed(2),
    target: '≥ 0.6 ×',
    holds: ratio >= 0.6,
  };
}

function besideFew(many: Side, few: Side): Figure {
  const ratio = medianRatio(few, many);
  return {
    what: 'time for the same list, beside 1,000 posts',
    figure: rate(many),
    limit: `${rate(few)} among 1,000`,
    ratio: ratio.toFixed(2),
    target: '≤ 1.2 ×',
    holds: ratio <= 1.2,
  };
}

/** Run by run, because those of one run met the same machine. */
const medianRatio = (one: Side, other: Side) =>
  median(one.perSecond.map((value, run) => value / Number(other.perSecond[run])));

function rate({ perSecond }: Side): string {
  const [least, most] = [Math.min(...perSecond), Math.max(...perSecond)].map(Math.round);
  return `${Math.round(median(perSecond))} requests/s (${least}–${most})`;
}
