import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import { openSession } from '#server/modules/auth/sessions/sessions.ts';
import { findOrCreatePerson } from '#server/modules/people/repository/people.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import { postRequest, startLoadMaker } from '../load/closed-load.ts';
import { type OpenOutcome, runOpenLoad } from '../load/open-load.ts';
import { makeDatabase } from '../support/bench-database.ts';
import { type Figure, median } from '../support/measurements.ts';
import { cookieOf } from '../support/million-posts-database.ts';
import { startPortal } from '../support/portal-process.ts';
import { articleHtml } from '../support/sample-article.ts';
import { startServerProcess } from '../support/server-process.ts';

const people = 60;
/** The number of rows of each; a page of a list shows twenty. */
const posts = 60;
const connections = 1000;
const runs = 3;
const milliseconds = 5000;
/**
 * The part of the peak that one process sustains: at the peak itself any wait grows without end.
 */
const sustained = 0.8;
const overloadFactor = 10;

/** One of this many requests saves an article; the others read a page of a list. */
const [usualPartOfSaves, partOfSavesTenfold] = [5, 50];

/**
 * One process at the rate that it sustains, and at ten times that rate. Then there are as many
 * saves as before and more lists: if saves alone were more than it can do it would serve nothing
 * else, and replies could not be compared by number.
 */
export async function overload(): Promise<Figure[]> {
  const place = await makeDatabase();
  try {
    const { db, close } = await openDatabase({ url: place.url });
    const sessions = await makePeople(db).finally(close);
    const portal = await startPortal(place.url);
    try {
      const port = Number(new URL(portal.url).port);
      const at = (rate: number, requests: string[]) =>
        runOpenLoad({
          port,
          rate,
          connections,
          milliseconds,
          requests,
          important: `POST ${savePath} `,
        });
      const usual = requestsOf(sessions, usualPartOfSaves);
      const tenfold = requestsOf(sessions, partOfSavesTenfold);
      const peak = await peakRate(port, usual);
      const outcomes: Outcomes = { once: [], tenfold: [], left: [] };
      for (let run = 0; run < runs; run += 1) {
        outcomes.once.push(await at(sustained * peak, usual));
        outcomes.tenfold.push(await at(overloadRate(peak), tenfold));
        outcomes.left.push(await leftByRefusals(overloadRate(peak), tenfold));
      }
      return figuresOf(peak, outcomes);
    } finally {
      await portal.stop();
    }
  } finally {
    await place.drop();
  }
}

async function makePeople(db: Db): Promise<string[]> {
  const now = new Date();
  const position = { ...initialCreatorPosition, phone: 'verified', work: 'approved' } as const;
  const sessions: string[] = [];
  for (let count = 0; count < people; count += 1) {
    const identity = { kind: 'GOOGLE', subject: `overload ${count}` } as const;
    const { person } = await findOrCreatePerson(db, now, {
      role: 'creator',
      name: 'मीरा',
      position,
      identity,
    });
    // Times unused by other posts, because ids are derived from them.
    const until = new Date(now.getTime() - count * 1000);
    await writeBulkPosts(db, { creatorId: person.id, count: posts, until });
    sessions.push(cookieOf(await openSession(db, person.id, now)));
  }
  return sessions;
}

function requestsOf(sessions: string[], partOfSaves: number): string[] {
  return Array.from({ length: 30_000 }, (_, at) => {
    const cookie = sessions[at % sessions.length] ?? '';
    // Not by the same people each time.
    const isSave = (at + Math.floor(at / sessions.length)) % partOfSaves === 0;
    return isSave
      ? saveRequest(cookie)
      : postRequest('/api/post/getPostByFilter', { filters: {}, pageSize: 20 }, { cookie });
  });
}

const savePath = '/api/post/upsert/update';
const html = articleHtml(200);

function saveRequest(cookie: string): string {
  const post = {
    action: 'save',
    clientId: randomUUID(),
    revision: 0,
    format: 'FORMAT_ARTICLE',
    title: 'गाँव की ख़बर',
    textContent: html,
  };
  return postRequest(savePath, { post }, { cookie, 'idempotency-key': randomUUID() });
}

/** Replies a second when a few clients ask without a pause: more the process does not make. */
async function peakRate(port: number, requests: string[]): Promise<number> {
  const load = startLoadMaker();
  const ask = () => load.run({ port, requests, connections: 20, milliseconds });
  await ask();
  const { perSecond } = await ask();
  load.stop();
  return Math.round(perSecond);
}

/**
 * Which part of the processors, from 0 to 1, the same load leaves idle when a server refuses all of
 * it. The load and the refusals run on the machine that does the work.
 */
async function leftByRefusals(rate: number, requests: string[]): Promise<number> {
  const server = await startServerProcess(['bench/load/rejection-baseline.ts'], {});
  try {
    const port = Number(new URL(server.url).port);
    const before = processorTimes();
    await runOpenLoad({
      port,
      rate,
      connections,
      milliseconds,
      requests,
      important: `POST ${savePath} `,
    });
    const after = processorTimes();
    return (after.idle - before.idle) / (after.total - before.total);
  } finally {
    await server.stop();
  }
}

function processorTimes(): { idle: number; total: number } {
  const times = cpus().map((processor) => processor.times);
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    total: sum(times.flatMap((one) => Object.values(one))),
  };
}

function overloadRate(peak: number): number {
  return Math.round(overloadFactor * sustained * peak);
}

type Outcomes = { once: OpenOutcome[]; tenfold: OpenOutcome[]; left: number[] };

function figuresOf(peak: number, { once, tenfold, left }: Outcomes): Figure[] {
  const middle = (outcomes: OpenOutcome[], of: keyof Omit<OpenOutcome, 'failure'>) =>
    median(outcomes.map((outcome) => outcome[of]));
  const strange = [...once, ...tenfold].reduce((sum, outcome) => sum + outcome.strange, 0);
  if (strange > 0) throw new Error(`${strange} replies were neither 200 nor 503 with Retry-After`);
  const ratio = middle(tenfold, 'goodput') / peak;
  const time = (what: string, measured: number, limit: number): Figure => ({
    what,
    figure: `${Math.round(measured)} ms at the 99th percentile`,
    limit: `${limit} ms`,
    ratio: (measured / limit).toFixed(2),
    target: '≤ 1 ×',
    holds: measured <= limit,
  });
  const sent = Math.round(middle(tenfold, 'sent') / (milliseconds / 1000));
  const attainable = `${Math.round(peak * median(left))} a second`;
  const idle = `${Math.round(median(left) * 100)} %`;
  return [
    time(`replies at ${Math.round(sustained * peak)} requests/s`, middle(once, 'served99'), 200),
    {
      what: `served at ${overloadRate(peak)} requests/s`,
      figure: `${Math.round(middle(tenfold, 'goodput'))} a second of ${sent} sent`,
      limit: `${peak} a second by 20 clients that never pause`,
      ratio: ratio.toFixed(2),
      target: '≥ 0.9 ×',
      holds: ratio >= 0.9,
    },
    {
      what: 'of what the load leaves of this machine',
      figure: `${Math.round(middle(tenfold, 'goodput'))} a second`,
      limit: `${attainable}: ${idle} is idle when a bare server refuses all`,
      ratio: (ratio / median(left)).toFixed(2),
      target: '≥ 0.9 ×',
      holds: ratio / median(left) >= 0.9,
    },
    {
      what: 'saves among them',
      figure: `${Math.round(middle(tenfold, 'importantServed') * 100)} % served`,
      limit: 'all',
      ratio: middle(tenfold, 'importantServed').toFixed(2),
      target: '≥ 0.99 ×',
      holds: middle(tenfold, 'importantServed') >= 0.99,
    },
    time('served replies at that rate', middle(tenfold, 'served99'), 500),
    time('refusals at that rate', middle(tenfold, 'refused99'), 50),
  ];
}
