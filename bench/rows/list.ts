import { openDatabase } from '#server/db/database.ts';
import { findOrCreate } from '#server/people/person.ts';
import { openSession } from '#server/people/sessions.ts';
import { writeManyPosts } from '#server/seed/many-posts.ts';
import { type Figure, median } from '../figures.ts';
import { type LoadMaker, type Outcome, postRequest, startLoadMaker } from '../load/load.ts';
import { startPortal } from '../portal.ts';
import { type BenchDatabase, makeDatabase } from '../postgres.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

const runs = 9;
const connections = 10;
const warmMilliseconds = 6000;
const runMilliseconds = 2000;
const body = { filters: { state: ['PUBLISHED'] }, pageSize: 20 };

/** What is asked, and how many requests a second were answered in each run. */
type Side = { ask: () => Promise<Outcome>; perSecond: number[] };

/** The list of a creator's own posts by state, beside bare Fastify on the same table, and at 1,000 posts. */
export async function list(): Promise<Figure[]> {
  const undo: (() => unknown)[] = [];
  try {
    const many = await makeLibrary(100_000, undo);
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

type Library = BenchDatabase & { creatorId: string; cookie: string };

/** A database with an approved creator, so many posts and an open session. */
async function makeLibrary(count: number, undo: (() => unknown)[]): Promise<Library> {
  const place = await makeDatabase();
  undo.push(place.drop);
  const { db, close } = await openDatabase({ url: place.url });
  try {
    const now = new Date();
    const { person } = await findOrCreate(db, now, {
      role: 'creator',
      name: 'मीरा कुलकर्णी',
      position: { phone: 'verified', work: 'approved', bank: 'approved', access: 'open' } as never,
      identity: { kind: 'MOBILE', subject: '9000000001' },
    });
    await writeManyPosts(db, { creatorId: person.id, count, until: now });
    return { ...place, creatorId: person.id, cookie: `auth-user=${await openSession(db, person.id, now)}` };
  } finally {
    await close();
  }
}

async function startOn(library: Library, undo: (() => unknown)[]): Promise<ServerProcess> {
  const portal = await startPortal(library.url);
  undo.push(portal.stop);
  return portal;
}

async function startBare(library: Library, undo: (() => unknown)[]): Promise<ServerProcess> {
  const env = { DATABASE_URL: library.url, CREATOR_ID: library.creatorId };
  const bare = await startServerProcess('bench/load/bare-list.ts', env);
  undo.push(bare.stop);
  return bare;
}

function sideOf(load: LoadMaker, server: ServerProcess, path: string, cookie: string): Side & { ms: number } {
  const request = postRequest(path, body, cookie ? { cookie } : {});
  const port = Number(new URL(server.url).port);
  return {
    ms: 0,
    perSecond: [],
    ask: () => load.run({ port, request, connections, milliseconds: runMilliseconds }),
  };
}

async function measure(sides: Side[]): Promise<void> {
  for (const { ask } of sides) for (let t = 0; t < warmMilliseconds; t += runMilliseconds) await ask();
  for (let run = 0; run < runs; run += 1)
    for (const side of sides) {
      const o = await side.ask();
      side.perSecond.push(o.perSecond);
      if (process.env.BENCH_DEBUG) console.log(o.perSecond, o.bytes / o.answered);
    }
}

function besideBare(many: Side, bare: Side): Figure {
  const ratios = many.perSecond.map((value, run) => value / Number(bare.perSecond[run]));
  const ratio = median(ratios);
  return {
    what: '20 own posts by state among 100,000',
    figure: perSecond(many),
    limit: perSecond(bare),
    ratio: ratio.toFixed(2),
    target: '≥ 0.6 ×',
    holds: ratio >= 0.6,
  };
}

function besideFew(many: Side, few: Side): Figure {
  const ratios = many.perSecond.map((value, run) => Number(few.perSecond[run]) / value);
  const ratio = median(ratios);
  return {
    what: 'the same list among 1,000',
    figure: perSecond(many),
    limit: perSecond(few),
    ratio: ratio.toFixed(2),
    target: '≤ 1.2 ×',
    holds: ratio <= 1.2,
  };
}

const perSecond = ({ perSecond: values }: Side) => `${Math.round(median(values))} requests/s`;
