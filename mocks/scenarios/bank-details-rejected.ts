import { withBankDetails } from '../bank.ts';

/** The picture of the passbook cannot be read; the details can be mended and sent again. */
export const bankDetailsRejected = withBankDetails({
  name: 'bank-details-rejected',
  title: 'Bank details rejected',
  description: 'The picture of the passbook cannot be read; the details can be mended and sent again.',
  user: 'bank-details-rejected',
  details: 'rejected',
  start: '/app/profile',
});
