import { indianDay, indianMonth } from '#domain/analytics/engagement.ts';
import { addMonths } from '#domain/money/earnings.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { listPayableCreatorIds } from '../repository/creators.ts';
import { insertInvoiceRun } from '../repository/invoices.ts';

/**
 * The day of the month, in India, from which the month before is invoiced: phones that were offline
 * have reported.
 */
const invoiceDay = 3;
const pageSize = 200;

type RunDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'>;

/**
 * Orders the invoices of the previous month once, when they are due. Every process checks hourly,
 * so a stopped machine only delays it. Without a configured company nothing is ordered.
 */
export async function enqueueMonthlyInvoices({ db, clock, jobs, config }: RunDeps): Promise<void> {
  const now = clock.now();
  if (!config.billing || Number(indianDay(now).slice(8)) < invoiceDay) return;
  const month = addMonths(indianMonth(now), -1);
  await db.transaction().execute(async (trx) => {
    if (await insertInvoiceRun(trx, month, now))
      await jobs.send('order-invoices', { month, after: null }, trx);
  });
}

/**
 * Orders an invoice for each of the next creators who can be paid, and the same of those behind
 * them.
 */
export async function enqueueInvoicePage(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { month, after }: { month: string; after: string | null },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const creatorIds = await listPayableCreatorIds(trx, { after, limit: pageSize });
    for (const creatorId of creatorIds) await jobs.send('issue-invoice', { creatorId, month }, trx);
    const last = creatorIds.at(-1);
    if (creatorIds.length === pageSize && last)
      await jobs.send('order-invoices', { month, after: last }, trx);
  });
}
