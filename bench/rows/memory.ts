import { writeManyPosts } from '#server/seed/many-posts.ts';
import { signedInCreator } from '../creator.ts';
import type { Figure } from '../figures.ts';
import { creatorsDay } from '../load/creators-day.ts';
import { startPortal } from '../portal.ts';
import { makeDatabase } from '../postgres.ts';
import { megabytes } from '../process-memory.ts';

const requests = 10_000;
const atOnce = 8;
const mostMegabytes = 200;

/** What the server holds of memory after ten thousand requests as a day brings them, on PostgreSQL. */
export async function memory(): Promise<Figure[]> {
  const place = await makeDatabase();
  try {
    let session = '';
    const portal = await startPortal(place.url, async (db) => {
      const creator = await signedInCreator(db);
      session = creator.session;
      await writeManyPosts(db, { creatorId: creator.userId, count: 2000, until: new Date() });
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
