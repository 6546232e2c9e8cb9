import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** No reply arrives, so it is unknown whether the details did. */
export const bankDetailsUnanswered = withBankDetails({
  name: 'bank-details-no-reply',
  title: 'Bank details without a reply',
  description: 'No reply arrives, so the outcome is unknown.',
  lookFor: [
    'After sending, the page says that the outcome is unknown.',
    'It asks again by itself.',
  ],
  user: 'bank-details-wanted',
  details: 'none',
  answers: { saveBankDetails: { noReply: true } },
});
