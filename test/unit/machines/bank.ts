import type { BankText } from '#domain/forms/bank.ts';
import type { BankDetails, Proof } from '#machines/flow/bank-submission.ts';

export const passbook: Proof = {
  id: '01930000-0000-7000-8000-0000000000c1',
  name: 'passbook.jpg',
  url: '/api/confidential/image/01930000-0000-7000-8000-0000000000c1',
  status: 'done',
  width: 1600,
  height: 1200,
  format: 'jpeg',
};

/** What a person fills in who does everything right. */
export const bankText: BankText = {
  accountHolder: 'Meera Kulkarni',
  accountNumber: '30211234567890',
  accountNumberAgain: '30211234567890',
  ifsc: 'SBIN0001234',
  pan: 'ABCPK1234L',
  isRegistered: false,
  gstin: '',
  address: '',
};

const none: BankDetails = {
  creatorUserId: '01930000-0000-7000-8000-000000000001',
  status: 'none',
  details: null,
  isMasked: true,
  submittedAt: null,
  payableFrom: null,
  rejection: null,
  history: [],
};
const pending: BankDetails = {
  ...none,
  status: 'pending',
  details: {
    accountHolder: 'Meera Kulkarni',
    accountNumber: '••••••••••7890',
    ifsc: 'SBIN0001234',
    pan: '••••••234L',
    gstin: null,
    address: null,
    proof: passbook,
  },
  submittedAt: '2026-11-21T05:10:00.000Z',
};
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
