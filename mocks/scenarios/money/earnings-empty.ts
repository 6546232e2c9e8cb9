import { withMoney } from '#mocks/builders/money-scenario.ts';

/** Neither earnings nor invoices; the pages say when there will be some. */
export const earningsNone = withMoney({
  name: 'earnings-empty',
  title: 'No earnings yet',
  description: 'Neither earnings nor invoices; the pages say when there will be some.',
  lookFor: ['The page says when there will be earnings.'],
  start: '/app/earnings',
  answers: { getPaymentList: 'empty', getInvoiceList: 'empty' },
});
