import { withBankDetails } from '../bank.ts';

/** The picture of the passbook is not taken: it cannot be read. */
export const bankDetailsFailed = withBankDetails({
  name: 'bank-details-failed',
  title: 'Bank details that fail',
  description: 'The picture of the passbook is not taken: it cannot be read.',
  user: 'bank-details-wanted',
  details: 'none',
  answers: { uploadConfidentialImage: 'image-unreadable' },
});
