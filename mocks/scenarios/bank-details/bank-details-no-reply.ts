import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** No reply arrives, so it is unknown whether the details did. */
export const bankDetailsUnanswered = withBankDetails({
  name: 'bank-details-no-reply',
  title: 'Bank details without a reply',
  description: 'No reply arrives, so the outcome is unknown.',
  user: 'bank-details-wanted',
  details: 'none',
  answers: { saveBankDetails: { noReply: true } },
});
