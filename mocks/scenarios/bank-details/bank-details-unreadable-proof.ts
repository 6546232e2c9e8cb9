import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** The picture of the passbook is not taken: it cannot be read. */
export const bankDetailsFailed = withBankDetails({
  name: 'bank-details-unreadable-proof',
  title: 'Bank details with an unreadable proof',
  description: 'The passbook image is rejected because it cannot be read.',
  lookFor: ['After sending, the picture of the passbook is refused.', 'The other values are kept.'],
  user: 'bank-details-wanted',
  details: 'none',
  answers: { uploadConfidentialImage: 'image-unreadable' },
});
