import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** The picture of the passbook cannot be read; the details can be corrected and sent again. */
export const bankDetailsRejected = withBankDetails({
  name: 'bank-details-rejected',
  title: 'Bank details rejected',
  description: 'The passbook image cannot be read; the details can be corrected and resubmitted.',
  lookFor: ['The reason of the rejection is shown.', 'The form can be corrected and sent again.'],
  user: 'bank-details-rejected',
  details: 'rejected',
  start: '/app/profile',
});
