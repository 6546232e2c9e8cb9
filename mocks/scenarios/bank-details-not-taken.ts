import { withBankDetails } from '../bank.ts';

/** The server does not take the IFSC that was sent. */
export const bankDetailsNotTaken = withBankDetails({
  name: 'bank-details-not-taken',
  title: 'Bank details not taken',
  description: 'The server does not take the IFSC that was sent.',
  user: 'bank-details-wanted',
  details: 'none',
  answers: { saveBankDetails: 'ifsc-malformed' },
});
