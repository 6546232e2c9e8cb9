import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';
import { meera } from '../people.ts';

export const confidentialFile = builder<Schemas['ConfidentialFile']>({
  id: id('c1'),
  name: 'passbook.jpg',
  url: `/api/confidential/image/${id('c1')}`,
  status: 'done',
  width: 1600,
  height: 1200,
  format: 'jpeg',
});

export const bankDetailsInput = builder<Schemas['BankDetailsInput']>({
  accountHolder: meera.name,
  accountNumber: '30211234567890',
  ifsc: 'SBIN0001234',
  pan: 'ABCPK1234L',
  gstin: null,
  proofFileId: id('c1'),
});

export const passbook = confidentialFile();

export const maskedBankDetails: NonNullable<Schemas['BankDetailsReply']['data']['details']> = {
  accountHolder: meera.name,
  accountNumber: '••••••••••7890',
  ifsc: 'SBIN0001234',
  pan: '••••••234L',
  gstin: null,
  address: null,
  proof: passbook,
};

export const bankDetailsSubmitted: Schemas['BankDetailsReply']['data']['history'][number] = {
  action: 'submitted',
  reasons: [],
  note: null,
  at: '2026-11-21T05:10:00.000Z',
};

export const bankDetails = builder<Schemas['BankDetailsReply']['data']>({
  creatorUserId: meera.userId,
  status: 'approved',
  details: maskedBankDetails,
  isMasked: true,
  submittedAt: '2026-11-21T05:10:00.000Z',
  payableFrom: null,
  rejection: null,
  history: [
    bankDetailsSubmitted,
    { action: 'approved', reasons: [], note: null, at: '2026-11-21T07:00:00.000Z' },
  ],
});

export const meeraBankDetails = bankDetailsInput();

export const approvedBankDetails = bankDetails();

export const pendingBankDetails = bankDetails({
  status: 'pending',
  payableFrom: '2026-11-23T05:10:00.000Z',
  history: [bankDetailsSubmitted],
});

export const rejectedBankDetails = bankDetails({
  status: 'rejected',
  rejection: {
    reasons: ['proof-unreadable'],
    note: 'पासबुक की तस्वीर धुंधली है।',
    decidedAt: '2026-11-21T07:00:00.000Z',
  },
  history: [
    bankDetailsSubmitted,
    {
      action: 'rejected',
      reasons: ['proof-unreadable'],
      note: 'पासबुक की तस्वीर धुंधली है।',
      at: '2026-11-21T07:00:00.000Z',
    },
  ],
});

export const bankDetailsForStaff = bankDetails({
  details: {
    accountHolder: meera.name,
    accountNumber: '30211234567890',
    ifsc: 'SBIN0001234',
    pan: 'ABCPK1234L',
    gstin: null,
    address: null,
    proof: passbook,
  },
  isMasked: false,
});

export const pendingBankDetailsForStaff: Schemas['BankDetailsReply']['data'] = {
  ...bankDetailsForStaff,
  status: 'pending',
  payableFrom: '2026-11-23T05:10:00.000Z',
  history: [bankDetailsSubmitted],
};

export const heldBankDetails = bankDetails({ payableFrom: '2026-11-23T05:10:00.000Z' });
