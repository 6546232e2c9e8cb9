import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** A creator who is paid and has added no bank details yet. */
export const bankDetailsWanted = withBankDetails({
  name: 'bank-details-missing',
  title: 'Bank details missing',
  description: 'A creator who is paid and has added no bank details yet.',
  lookFor: ['The form asks for the bank details.', 'The numbers are hidden after they were sent.'],
  user: 'bank-details-wanted',
  details: 'none',
});
