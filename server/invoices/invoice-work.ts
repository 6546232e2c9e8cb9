import type { Deps } from '../deps.ts';
import { bankHold } from './bank-hold.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { orderPage } from './invoice-run.ts';
import { issueInvoice } from './issue-invoice.ts';

/** Takes the work that invoices make out of the queue. */
export async function workOnInvoices(deps: Deps): Promise<void> {
  await deps.jobs.work('order-invoices', (payload) => orderPage(deps, payload));
  await deps.jobs.work('issue-invoice', (payload) => issueAndDraw(deps, payload));
}

/**
 * While bank details are held after a change, the invoice waits, so that its month is not lost.
 * The PDF is drawn at once, so that a download need not wait; where that fails, the first download draws it.
 */
async function issueAndDraw(deps: Deps, wanted: { creatorId: string; month: string }): Promise<void> {
  const { billing } = deps.config;
  if (!billing) return;
  const until = await bankHold(deps.db, wanted.creatorId, deps.clock.now());
  if (until) return deps.jobs.send('issue-invoice', wanted, undefined, until);
  const id = await issueInvoice({ ...deps, billing }, wanted);
  if (!id) return;
  const invoice = await deps.db
    .selectFrom('invoices')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  await invoicePdf(deps, invoice, 'invoice');
}
