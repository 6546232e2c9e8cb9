import type { Answer, Scenario } from '../scenario.ts';

/** Invoices that are all unpaid. */
export const invoices = (example: string): Answer => [
  { when: { invoiceState: 'PAID' }, answer: 'empty' },
  example,
];

type Money = Pick<Scenario, 'name' | 'title' | 'description' | 'lookFor' | 'start' | 'moves'> & {
  answers?: Scenario['answers'];
};

/** A creator who looks at what they earned, or has an invoice to accept. */
export const withMoney = ({ answers, ...scenario }: Money): Scenario => ({
  group: 'Earnings and invoices',
  cookies: { nextScreen: 'dashboard' },
  ...scenario,
  answers: {
    getCurrentUser: 'bank-details-approved',
    getProfileDetails: 'approved',
    getPaymentList: 'some',
    getInvoiceList: invoices('to-accept'),
    ...answers,
  },
});
