import { withBankDetails } from '../bank.ts';

/** They were sent on another device meanwhile; what is there is shown. */
export const bankDetailsOvertaken = withBankDetails({
  name: 'bank-details-overtaken',
  title: 'Bank details sent elsewhere',
  description: 'They were sent on another device meanwhile; what is there is shown.',
  user: 'bank-details-wanted',
  details: 'none',
  answers: { saveBankDetails: 'transition-not-allowed' },
  moves: [{ after: 'uploadConfidentialImage', set: { getBankDetails: 'pending' } }],
});
