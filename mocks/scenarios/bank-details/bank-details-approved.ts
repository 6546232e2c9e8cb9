import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** Money is paid into the account that is shown masked; the details can be changed. */
export const bankDetailsApproved = withBankDetails({
  name: 'bank-details-approved',
  title: 'Bank details approved',
  description: 'Money is paid into the account that is shown masked; the details can be changed.',
  user: 'bank-details-approved',
  details: 'approved',
  start: '/app/profile',
});
