import { withBankDetails } from '#mocks/builders/bank-scenario.ts';

/** The server rejects the submitted IFSC. */
export const bankDetailsNotTaken = withBankDetails({
  name: 'bank-details-invalid',
  title: 'Bank details rejected by the server',
  description: 'The server rejects the submitted IFSC.',
  lookFor: ['After sending, the IFSC is refused at its field.', 'The other values are kept.'],
  user: 'bank-details-wanted',
  details: 'none',
  answers: { saveBankDetails: 'ifsc-malformed' },
});
