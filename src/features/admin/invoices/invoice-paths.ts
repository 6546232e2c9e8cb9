type Identified = { invoiceId: string };

/** The addresses of the invoice pages of staff. */
export const invoicePaths = {
  list: '/app/invoice',
  record: ({ invoiceId }: Identified) => `/app/invoice?invoice=${invoiceId}`,
};
