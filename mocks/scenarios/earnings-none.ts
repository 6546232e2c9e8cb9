import { withMoney } from '../money.ts';

/** Neither earnings nor invoices; the pages say when there will be some. */
export const earningsNone = withMoney({
  name: 'earnings-none',
  title: 'Nothing earned yet',
  description: 'Neither earnings nor invoices; the pages say when there will be some.',
  start: '/app/earnings',
  answers: { getPaymentList: 'empty', getInvoiceList: 'empty' },
});
