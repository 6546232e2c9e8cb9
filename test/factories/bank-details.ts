import * as examples from '#contract/examples/money/bank-details.ts';
import type { BankFormValues } from '#domain/forms/bank-details-form.ts';
import type { BankDetails, Proof } from '#machines/flow/bank/bank-details-submission.ts';

export const passbook: Proof = examples.passbook;

/** Valid input. */
export const bankText: BankFormValues = {
  accountHolder: 'Meera Kulkarni',
  accountNumber: '30211234567890',
  accountNumberConfirmation: '30211234567890',
  ifsc: 'SBIN0001234',
  pan: 'ABCPK1234L',
  isRegistered: false,
  gstin: '',
  address: '',
};

const none: BankDetails = examples.bankDetails({
  status: 'none',
  details: null,
  submittedAt: null,
  history: [],
});
const pending: BankDetails = examples.bankDetails({
  status: 'pending',
  details: { ...examples.maskedBankDetails, accountHolder: 'Meera Kulkarni' },
  history: [],
});
const rejected: BankDetails = {
  ...pending,
  status: 'rejected',
  rejection: { reasons: ['ifsc-differs'], note: null, decidedAt: '2026-11-21T07:00:00.000Z' },
};

/** One creator's bank details in each state. */
export const bankDetails = {
  none,
  pending,
  approved: { ...pending, status: 'approved' },
  rejected,
  withoutProof: {
    ...rejected,
    rejection: {
      reasons: ['proof-unreadable', 'name-differs'],
      note: null,
      decidedAt: '2026-11-21T07:00:00.000Z',
    },
  },
} satisfies Record<string, BankDetails>;
