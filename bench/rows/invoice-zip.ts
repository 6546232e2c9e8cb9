import { invoiceCounts, invoicedMonths } from '#server/seed/large-dataset/money.ts';
import type { Figure } from '../support/measurements.ts';
import { cookieOf, millionPosts } from '../support/million-posts-database.ts';
import { startPortal } from '../support/portal-process.ts';
import { forgetHighest, megabytes } from '../support/process-memory.ts';

const mostRatio = 1.3;

/**
 * How much the server's memory grows while it draws and sends the invoices of a month, compared
 * with a month with a tenth of them.
 */
export async function zip(): Promise<Figure[]> {
  const million = await millionPosts();
  const { lastMonth, monthBefore } = invoicedMonths(new Date());
  const few = await growthBy(million, monthBefore, invoiceCounts.monthBefore);
  const many = await growthBy(million, lastMonth, invoiceCounts.lastMonth);
  const ratio = many.growth / few.growth;
  const archive = `ZIP of ${invoiceCounts.lastMonth} invoices, ${many.received} MB`;
  return [
    {
      what: `${archive}: memory at most over that before`,
      figure: `${many.growth} MB`,
      limit: `${few.growth} MB for ${invoiceCounts.monthBefore}`,
      ratio: ratio.toFixed(2),
      target: `≤ ${mostRatio} ×`,
      holds: ratio <= mostRatio,
    },
  ];
}

/** @throws when there are fewer documents than there should be */
async function growthBy(
  { url, staffSession }: { url: string; staffSession: string },
  month: string,
  count: number,
): Promise<{ growth: number; received: string }> {
  // The session was opened while the million posts were written, and the ZIP asks for a recent one.
  const portal = await startPortal(url, async (db) => {
    await db.updateTable('sessions').set({ authenticated_at: new Date() }).execute();
  });
  try {
    await forgetHighest(portal.pid);
    const before = await megabytes(portal.pid, 'VmRSS');
    const reply = await fetch(`${portal.url}/api/invoice/getZipInvoice`, {
      method: 'POST',
      headers: { cookie: cookieOf(staffSession), 'content-type': 'application/json' },
      body: JSON.stringify({ month }),
    });
    if (!reply.ok || !reply.body) throw new Error(`the ZIP was answered ${reply.status}`);
    let [bytes, documents] = [0, 0];
    for await (const piece of reply.body) {
      bytes += piece.length;
      documents += Buffer.from(piece).toString('latin1').split('PK\x01\x02').length - 1;
    }
    if (documents < count) throw new Error(`the ZIP has ${documents} documents and not ${count}`);
    const growth = (await megabytes(portal.pid, 'VmHWM')) - before;
    return { growth, received: (bytes / 1e6).toFixed(1) };
  } finally {
    await portal.stop();
  }
}
