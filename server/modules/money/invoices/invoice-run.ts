import { sql } from 'kysely';
import { indianDay, indianMonth } from '#domain/analytics/engagement.ts';
import { addMonths } from '#domain/money/earnings.ts';
import type { Deps } from '#server/platform/dependencies.ts';

/**
 * The day of the month, in India, from which the month before is invoiced: phones that were offline
 * have reported.
 */
const invoiceDay = 3;
const pageSize = 200;

type RunDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'>;

/**
 * Orders the invoices of the month before, once, when it is time: asked every hour by every
 * process, it does so at the first time, also after a machine stood still. Where no company is
 * configured, nothing is ordered.
 */
export async function enqueueMonthlyInvoices({ db, clock, jobs, config }: RunDeps): Promise<void> {
  const now = clock.now();
  if (!config.billing || Number(indianDay(now).slice(8)) < invoiceDay) return;
  const month = addMonths(indianMonth(now), -1);
  await db.transaction().execute(async (trx) => {
    const isFirst = await trx
      .insertInto('invoice_runs')
      .values({ month, begun_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('month')
      .executeTakeFirst();
    if (isFirst) await jobs.send('order-invoices', { month, after: null }, trx);
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
    let query = trx
      .selectFrom('people')
      .where('role', '=', 'creator')
      .where('payment_type', 'is not', null)
      .where(sql`position->>'bank'`, '=', 'approved');
    if (after) query = query.where('id', '>', after);
    const creators = await query.orderBy('id').limit(pageSize).select('id').execute();
    for (const { id } of creators) await jobs.send('issue-invoice', { creatorId: id, month }, trx);
    const last = creators.at(-1);
    if (creators.length === pageSize && last)
      await jobs.send('order-invoices', { month, after: last.id }, trx);
  });
}
