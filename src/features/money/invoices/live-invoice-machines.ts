import { fromPromise } from 'xstate';
import { type Invoice, invoiceAcceptanceMachine } from '#machines/flow/money/invoice-acceptance.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { InvoiceFilters } from '../money-filters.ts';

/** Invoices, the newest first. */
export const invoiceListMachine = createPagedList<Invoice, InvoiceFilters>(({ invoiceId }) => [
  invoiceId,
]);

/** The chart `paged-list` for one's own invoices, or those of the creators one manages. */
export const liveInvoiceListMachine = invoiceListMachine.provide({
  actors: {
    loadPage: operationActor(
      'getInvoiceList',
      ({ filters: { creator, month, state }, pageUrl }: PageRequest<InvoiceFilters>) => ({
        body: {
          ...(creator && { creator }),
          ...(month && { month }),
          ...(state && { invoiceState: state }),
        },
        query: pageQuery(pageUrl),
      }),
    ),
  },
});

/** The chart `invoice-acceptance` on the real server. */
export const liveInvoiceAcceptanceMachine = invoiceAcceptanceMachine.provide({
  actors: {
    invoiceAccepted: operationActor(
      'invoiceAccepted',
      (intent: { invoice: Invoice; key: string } | null) => {
        if (!intent) throw new Error('No invoice was chosen.');
        return {
          body: { invoiceId: intent.invoice.invoiceId },
          headers: { 'Idempotency-Key': intent.key },
        };
      },
    ),
    findInvoice: fromPromise<Invoice | null, Invoice | null>(async ({ input, signal }) => {
      if (!input) throw new Error('No invoice was chosen.');
      const { invoiceId, creatorUserId: creator, month } = input;
      const { rows } = await call('getInvoiceList', {
        body: { creator, month, pageSize: 50 },
        signal,
      });
      return rows.find((row) => row.invoiceId === invoiceId) ?? null;
    }),
  },
});
