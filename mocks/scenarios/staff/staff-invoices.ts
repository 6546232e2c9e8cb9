import type { Scenario } from '#mocks/scenario.ts';

/** Invoices of all creators in three states; the accepted one can be paid or cancelled. */
export const staffInvoices: Scenario = {
  name: 'staff-invoices',
  group: 'Staff: money',
  title: 'Invoices and rate cards',
  description: 'An accepted invoice to pay, a paid and a cancelled one, and the rate cards.',
  lookFor: ['Three invoices are listed with their amounts.', 'Only the accepted one can be paid.'],
  start: '/app/invoice',
  cookies: { nextScreen: 'dashboard' },
  answers: {
    getCurrentUser: 'staff',
    getInvoiceList: [
      { when: { isAccountOpen: true }, answer: 'opened' },
      { when: { invoiceId: '01930000-0000-7000-8000-0000000000d1' }, answer: 'one' },
      { when: { invoiceId: '01930000-0000-7000-8000-0000000000d2' }, answer: 'one-paid' },
      { when: { invoiceState: 'ISSUED' }, answer: 'empty' },
      'for-staff',
    ],
    updateInvoiceStatus: 'done',
    getRateCards: [
      { when: { status: 'replaced', paymentType: 'OGC' }, answer: 'no-match' },
      { when: { status: 'replaced' }, answer: 'replaced' },
      'for-staff',
    ],
    saveRateCard: 'saved',
    listCreators: 'agency',
    getAuditTrail: 'empty',
  },
  moves: [
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
    { after: 'login', set: { getCurrentUser: 'staff' } },
  ],
};
