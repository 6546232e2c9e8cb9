import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** Another device has sent other details in the meantime; those are shown. */
export const bankDetailsOvertaken = withBankDetails({
  name: 'bank-details-sent-elsewhere',
  title: 'Bank details sent elsewhere',
  description: 'The details were submitted on another device, and those are shown.',
  lookFor: ['After sending, the details of the other device are shown.'],
  user: 'bank-details-wanted',
  details: 'none',
  answers: { saveBankDetails: 'transition-not-allowed' },
  moves: [{ after: 'uploadConfidentialImage', set: { getBankDetails: 'pending' } }],
});
