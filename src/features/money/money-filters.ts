import { type InvoiceState, invoiceStates } from '#machines/lifecycle/invoice.ts';

/** The creator of the earnings: chosen by an agency, or the person. */
export type EarningsFilters = { creator?: string };

/**
 * Which invoices: of all months, states and creators where these are left out. `month` as YYYY-MM.
 */
export type InvoiceFilters = EarningsFilters & { month?: string; state?: InvoiceState };

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the address of the earnings chooses. */
export function parseEarningsFilters(search: URLSearchParams): EarningsFilters {
  const creator = search.get('creator') ?? '';
  return idPattern.test(creator) ? { creator } : {};
}

/** What the address of the invoices chooses. */
export function parseInvoiceFilters(search: URLSearchParams): InvoiceFilters {
  const month = search.get('month') ?? '';
  const state = invoiceStates.find((known) => known === search.get('state'));
  return {
    ...parseEarningsFilters(search),
    ...(/^20\d\d-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(state && { state }),
  };
}

/** The address of what is chosen. */
export function serializeMoneyFilters({ creator, month, state }: InvoiceFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (month) search.set('month', month);
  if (state) search.set('state', state);
  if (creator) search.set('creator', creator);
  return search;
}

/** Whether these filters hide anything. */
export const hasFilter = ({ month, state }: InvoiceFilters): boolean =>
  month !== undefined || state !== undefined;
