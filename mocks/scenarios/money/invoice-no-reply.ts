import { invoices, withMoney } from '#mocks/builders/money-scenario.ts';

/** Accepting gets no reply, although it took effect. */
export const invoiceUnanswered = withMoney({
  name: 'invoice-no-reply',
  title: 'Invoice acceptance without a reply',
  description:
    'No reply arrives, so it is unknown whether the invoice was accepted. The list then shows that it was.',
  lookFor: [
    'After accepting, the page says that the outcome is unknown.',
    'Then the list shows the invoice as accepted.',
  ],
  start: '/app/earnings/invoices',
  answers: { invoiceAccepted: { noReply: true } },
  moves: [{ after: 'getInvoiceList', set: { getInvoiceList: invoices('accepted') } }],
});
