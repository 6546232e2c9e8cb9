import { invoices, withMoney } from '#mocks/builders/money-scenario.ts';

/** No answer comes to accepting, which took effect all the same. */
export const invoiceUnanswered = withMoney({
  name: 'invoice-no-reply',
  title: 'Invoice acceptance without a reply',
  description:
    'No answer comes, so it is not known whether the invoice is accepted; whoever leaves it sees in the list that it was.',
  start: '/app/earnings/invoices',
  answers: { invoiceAccepted: { noReply: true } },
  moves: [{ after: 'getInvoiceList', set: { getInvoiceList: invoices('accepted') } }],
});
