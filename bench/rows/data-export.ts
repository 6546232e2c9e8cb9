import type { BodyOf, DataOf } from '#server/http/handler.ts';
import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import { makeDatabase } from '../support/bench-database.ts';
import { signedInCreator } from '../support/creator-sessions.ts';
import type { Figure } from '../support/measurements.ts';
import { cookieOf } from '../support/million-posts-database.ts';
import { startPortal } from '../support/portal-process.ts';
import { forgetHighest, megabytes } from '../support/process-memory.ts';

const posts = 10_000;
/** The rest of the server has a row of its own, `memory`. */
const mostGrowth = 32;
const warmUps = 2000;
const timeoutMs = 10 * 60_000;

type Status = DataOf<'getDataExport'>;

/** The server's memory while it prepares and sends a copy of the data of 10,000 posts. */
export async function dataExport(): Promise<Figure[]> {
  const place = await makeDatabase();
  try {
    let session = '';
    const portal = await startPortal(place.url, async (db) => {
      const creator = await signedInCreator(db);
      session = creator.session;
      await writeBulkPosts(db, { creatorId: creator.userId, count: posts, until: new Date() });
    });
    try {
      const client = createClient(portal.url, session);
      // Leaves the garbage of the start behind.
      for (let sent = 0; sent < warmUps; sent += 1) await client.status();
      const before = await megabytes(portal.pid, 'VmRSS');
      await forgetHighest(portal.pid);
      const started = performance.now();
      await client.request();
      const { exportId } = await client.untilReady();
      const seconds = (performance.now() - started) / 1000;
      const { bytes, isSame } = await client.download(exportId);
      if (!isSame) throw new Error('a continued download has other bytes');
      const most = await megabytes(portal.pid, 'VmHWM');
      const file = `copy of the data, ${(bytes / 1e6).toFixed(1)} MB,`;
      return [
        {
          what: `${file} of ${posts.toLocaleString('en')} posts: memory at most over that before`,
          figure: `${most - before} MB, ${most} MB in all, ready after ${seconds.toFixed(0)} s`,
          limit: `${before} MB before`,
          ratio: (most / before).toFixed(2),
          target: `≤ ${mostGrowth} MB`,
          holds: most - before <= mostGrowth,
        },
      ];
    } finally {
      await portal.stop();
    }
  } finally {
    await place.drop();
  }
}

function createClient(url: string, session: string) {
  const headers = { cookie: cookieOf(session), 'content-type': 'application/json' };
  async function send<Reply>(path: string, body?: object, key = crypto.randomUUID()) {
    const reply = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, 'idempotency-key': key },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} was answered ${reply.status}`);
    return ((await reply.json()) as { data: Reply }).data;
  }
  return {
    status: () => send<Status>('/api/ownData/export'),
    request: () =>
      send('/api/ownData/export/request', {
        language: 'hi',
      } satisfies BodyOf<'requestDataExport'>),
    async untilReady() {
      for (const end = performance.now() + timeoutMs; performance.now() < end; ) {
        const { dataExport: current } = await this.status();
        if (current?.state === 'ready') return current;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      throw new Error('the copy was not ready in time');
    },
    /** The whole file, and whether the second half of it is the same when it is asked for alone. */
    async download(exportId: string) {
      const link = await send<{ url: string }>('/api/ownData/export/link', { exportId });
      const whole = await readAll(await fetch(url + link.url, { headers }));
      const half = Math.floor(whole.length / 2);
      const rest = await fetch(url + link.url, {
        headers: { ...headers, range: `bytes=${half}-` },
      });
      const isSame = (await readAll(rest)).equals(whole.subarray(half));
      return { bytes: whole.length, isSame };
    },
  };
}

const readAll = async (reply: Response) => Buffer.from(await reply.arrayBuffer());
