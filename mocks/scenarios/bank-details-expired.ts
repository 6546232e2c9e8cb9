import { withBankDetails } from '../bank.ts';

/** They waited on the phone, sealed, until the server could open them no more. */
export const bankDetailsExpired = withBankDetails({
  name: 'bank-details-expired',
  title: 'Bank details that waited too long',
  description: 'They waited on the phone, sealed, until the server could open them no more.',
  user: 'bank-details-wanted',
  details: 'none',
  answers: { saveBankDetails: 'envelope-expired' },
});
