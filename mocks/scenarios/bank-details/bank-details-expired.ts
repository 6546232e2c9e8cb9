import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** They waited on the phone, sealed, until the server could no longer open them. */
export const bankDetailsExpired = withBankDetails({
  name: 'bank-details-expired',
  title: 'Bank details expired',
  description: 'The sealed details waited on the phone until the server could no longer open them.',
  lookFor: ['After sending, the page asks to enter the details again.'],
  user: 'bank-details-wanted',
  details: 'none',
  answers: { saveBankDetails: 'envelope-expired' },
});
