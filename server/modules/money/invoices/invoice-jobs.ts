import type { Deps } from '#server/platform/dependencies.ts';
import { findPaymentHoldEnd } from '../bank-details/payment-hold.ts';
import { getInvoice } from '../repository/invoices.ts';
import { readInvoicePdf } from './documents/invoice-pdf.ts';
import { enqueueInvoicePage } from './invoice-run.ts';
import { issueInvoice } from './issue-invoice.ts';

/** Takes the work that invoices make out of the queue. */
export async function registerInvoiceJobs(deps: Deps): Promise<void> {
  await deps.jobs.register('order-invoices', (payload) => enqueueInvoicePage(deps, payload));
  await deps.jobs.register('issue-invoice', (payload) => issueAndRender(deps, payload));
}

/**
 * While bank details are held after a change, the invoice waits, so that its month is not lost. The
 * PDF is drawn at once for later downloads; if that fails, the first download draws it.
 */
async function issueAndRender(
  deps: Deps,
  wanted: { creatorId: string; month: string },
): Promise<void> {
  const { billing } = deps.config;
  if (!billing) return;
  const until = await findPaymentHoldEnd(deps.db, wanted.creatorId, deps.clock.now());
  if (until) return deps.jobs.send('issue-invoice', wanted, undefined, until);
  const id = await issueInvoice({ ...deps, billing }, wanted);
  if (!id) return;
  await readInvoicePdf(deps, await getInvoice(deps.db, id), 'invoice');
}
