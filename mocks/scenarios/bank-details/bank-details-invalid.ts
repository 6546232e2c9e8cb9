import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** The server does not take the IFSC that was sent. */
export const bankDetailsNotTaken = withBankDetails({
  name: 'bank-details-invalid',
  title: 'Bank details rejected by the server',
  description: 'The server rejects the submitted IFSC.',
  user: 'bank-details-wanted',
  details: 'none',
  answers: { saveBankDetails: 'ifsc-malformed' },
});
