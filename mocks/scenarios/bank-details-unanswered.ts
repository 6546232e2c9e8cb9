import { withBankDetails } from '../bank.ts';

/** No reply comes to what is sent, so nobody knows whether it arrived. */
export const bankDetailsUnanswered = withBankDetails({
  name: 'bank-details-unanswered',
  title: 'Bank details without an answer',
  description: 'No reply comes to what is sent, so nobody knows whether it arrived.',
  user: 'bank-details-wanted',
  details: 'none',
  answers: { saveBankDetails: { noReply: true } },
});
