import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** Money is paid into the account that is shown masked; the details can be changed. */
export const bankDetailsApproved = withBankDetails({
  name: 'bank-details-approved',
  title: 'Bank details approved',
  description: 'Money is paid into the account that is shown masked; the details can be changed.',
  lookFor: ['The details are masked.', 'Changing them asks to confirm first or opens the form.'],
  user: 'bank-details-approved',
  details: 'approved',
  start: '/app/profile',
});
