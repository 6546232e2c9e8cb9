import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import { creatorsDay } from '../load/mixed-requests.ts';
import { makeDatabase } from '../support/bench-database.ts';
import { signedInCreator } from '../support/creator-sessions.ts';
import type { Figure } from '../support/measurements.ts';
import { startPortal } from '../support/portal-process.ts';
import { megabytes } from '../support/process-memory.ts';

const requests = 10_000;
const atOnce = 8;
const mostMegabytes = 200;

/** The server's memory after ten thousand requests of a normal day, on PostgreSQL. */
export async function memory(): Promise<Figure[]> {
  const place = await makeDatabase();
  try {
    let session = '';
    const portal = await startPortal(place.url, async (db) => {
      const creator = await signedInCreator(db);
      session = creator.session;
      await writeBulkPosts(db, { creatorId: creator.userId, count: 2000, until: new Date() });
    });
    try {
      const before = await megabytes(portal.pid, 'VmRSS');
      const ask = await creatorsDay(portal.url, session);
      let sent = 0;
      const person = async () => {
        for (sent += 1; sent <= requests; sent += 1) await ask(sent);
      };
      await Promise.all(Array.from({ length: atOnce }, person));
      const after = await megabytes(portal.pid, 'VmRSS');
      const most = await megabytes(portal.pid, 'VmHWM');
      return [
        {
          what: `memory after ${requests.toLocaleString('en')} mixed requests on PostgreSQL`,
          figure: `${after} MB, at most ${most} MB`,
          limit: `${before} MB after the start`,
          ratio: (after / before).toFixed(2),
          target: `≤ ${mostMegabytes} MB`,
          holds: after <= mostMegabytes,
        },
      ];
    } finally {
      await portal.stop();
    }
  } finally {
    await place.drop();
  }
}
