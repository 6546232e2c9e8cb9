import { withMoney } from '#mocks/builders/money-scenario.ts';

/** Neither earnings nor invoices; the pages say when there will be some. */
export const earningsNone = withMoney({
  name: 'earnings-empty',
  title: 'No earnings yet',
  description: 'Neither earnings nor invoices; the pages say when there will be some.',
  start: '/app/earnings',
  answers: { getPaymentList: 'empty', getInvoiceList: 'empty' },
});
