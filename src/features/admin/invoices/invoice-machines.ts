import { fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { CancellationValues, PaymentValues } from '#domain/forms/invoice-forms.ts';
import { createFileDownload, type DownloadInput } from '#machines/kit/file-download.ts';
import { type ConfirmedAction, createListActions } from '#machines/kit/list-actions.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import type { InvoiceState } from '#machines/lifecycle/invoice.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import { downloadFile } from '#src/api/file-download.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export type Invoice = Schemas['Invoice'];
export const invoiceSorts = ['newest', 'oldest', 'amount'] as const;

/** Null means all. `month` as YYYY-MM, `creator` by id; `search` by number or creator. */
export type InvoiceFilters = {
  creator: string | null;
  month: string | null;
  state: InvoiceState | null;
  search: string;
  sort: (typeof invoiceSorts)[number];
};

export const invoiceListMachine = createPagedList<Invoice, InvoiceFilters>(({ invoiceId }) => [
  invoiceId,
]);

export const liveInvoiceListMachine = invoiceListMachine.provide({
  actors: {
    loadPage: operationActor('getInvoiceList', invoicesRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getInvoiceList', { ...invoicesRequest(request), signal }),
    ),
  },
});

export const invoiceExportMachine = createListExport<Invoice, InvoiceFilters>();

export const liveInvoiceExportMachine = invoiceExportMachine.provide({
  actors: { loadPage: operationActor('getInvoiceList', invoicesRequest) },
});

/** The filters as the contract has them. */
export function toRequestFilters({ creator, month, state, search }: InvoiceFilters) {
  const text = search.trim();
  return {
    ...(creator && { creator }),
    ...(month && { month }),
    ...(state && { invoiceState: state }),
    ...(text && { search: text }),
  };
}

function invoicesRequest({
  filters,
  pageUrl,
}: PageRequest<InvoiceFilters>): Request<'getInvoiceList'> {
  const body = { ...toRequestFilters(filters), sort: filters.sort };
  return { body, query: pageQuery(pageUrl) };
}

/** What staff do with an invoice. `open` shows its account and tax numbers in full. */
export type InvoiceAction =
  | { kind: 'pay'; invoice: Invoice }
  | { kind: 'cancel'; invoice: Invoice }
  | { kind: 'open'; invoice: Invoice };

export type InvoiceActionValues = PaymentValues | CancellationValues;

/** Opened numbers are shown in the dialog only. */
export type InvoiceActionResult = { opened: Invoice | null };

export const invoiceMachine = createListActions<
  Invoice,
  InvoiceAction,
  InvoiceActionResult,
  InvoiceActionValues
>({
  id: 'staff-invoice',
  description: 'Shows one invoice to staff, who record its payment or cancel it.',
  isResultShown: ({ opened }) => opened !== null,
});

export const liveInvoiceMachine = invoiceMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: Invoice[] }, { recordId: string | null }>(
      async ({ input: { recordId }, signal }) => ({
        rows: [await loadInvoice({ ...(recordId && { invoiceId: recordId }) }, signal)],
      }),
    ),
    act: fromPromise<InvoiceActionResult, ConfirmedAction<InvoiceAction, InvoiceActionValues>>(
      async ({ input: { action, values, key }, signal }) => {
        if (!action) throw new Error('There is nothing to do.');
        const { invoiceId } = action.invoice;
        if (action.kind === 'open')
          return { opened: await loadInvoice({ invoiceId, isAccountOpen: true }, signal) };
        await call('updateInvoiceStatus', {
          body: { invoiceId, ...statusChange(values) },
          headers: { 'Idempotency-Key': key },
          signal,
        });
        return { opened: null };
      },
    ),
  },
});

function statusChange(values: InvoiceActionValues | null) {
  if (!values) throw new Error('Nothing was entered.');
  return 'reference' in values
    ? { action: 'pay' as const, reference: values.reference }
    : { action: 'cancel' as const, reason: values.reason };
}

/** @throws Failure `not-found` */
async function loadInvoice(
  body: { invoiceId?: string; isAccountOpen?: boolean },
  signal: AbortSignal,
): Promise<Invoice> {
  const { rows } = await call('getInvoiceList', { body, query: {}, signal });
  const invoice = rows.find(({ invoiceId }) => invoiceId === body.invoiceId);
  if (!invoice) throw new Failure({ code: 'not-found', status: 404 });
  return invoice;
}

/** The PDFs of a month, of one creator or of all. */
export type ZipRequest = { month: string; creator: string | null };

export const invoiceZipMachine = createFileDownload<ZipRequest>();

export const liveInvoiceZipMachine = invoiceZipMachine.provide({
  actors: {
    download: fromPromise<{ objectUrl: string; bytes: number }, DownloadInput<ZipRequest>>(
      async ({ input: { request, onProgress }, signal }) => {
        const file = await downloadFile({
          operationId: 'getZipInvoice',
          body: { month: request.month, ...(request.creator && { creator: request.creator }) },
          onProgress,
          signal,
        });
        return { objectUrl: URL.createObjectURL(file), bytes: file.size };
      },
    ),
  },
});
