import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** The bank details are with our team; they are shown masked and cannot be changed. */
export const bankDetailsPending = withBankDetails({
  name: 'bank-details-pending',
  title: 'Bank details pending',
  description: 'The bank details are with our team; they are shown masked and cannot be changed.',
  lookFor: ['The details are masked and in review.', 'They cannot be changed.'],
  user: 'bank-details-pending',
  details: 'pending',
});
