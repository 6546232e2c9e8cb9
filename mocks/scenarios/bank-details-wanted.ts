import { withBankDetails } from '../bank.ts';

/** A creator who is paid and has added no bank details yet. */
export const bankDetailsWanted = withBankDetails({
  name: 'bank-details-wanted',
  title: 'Bank details wanted',
  description: 'A creator who is paid and has added no bank details yet.',
  user: 'bank-details-wanted',
  details: 'none',
});
