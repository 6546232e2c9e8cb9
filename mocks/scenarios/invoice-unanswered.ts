import { invoices, withMoney } from '../money.ts';

/** No answer comes to accepting, which took effect all the same. */
export const invoiceUnanswered = withMoney({
  name: 'invoice-unanswered',
  title: 'Accepting goes unanswered',
  description:
    'No answer comes, so it is not known whether the invoice is accepted; whoever leaves it sees in the list that it was.',
  start: '/app/earnings/invoices',
  answers: { invoiceAccepted: { noReply: true } },
  moves: [{ after: 'getInvoiceList', set: { getInvoiceList: invoices('accepted') } }],
});
