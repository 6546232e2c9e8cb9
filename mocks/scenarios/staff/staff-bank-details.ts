import type { Scenario } from '#mocks/scenario.ts';

/** Bank details of two creators wait; those of one are opened, and approved or rejected. */
export const bankApprovals: Scenario = {
  name: 'staff-bank-details',
  group: 'Staff: money',
  title: 'Bank details to approve',
  description: 'Two creators wait. Their account numbers are hidden until they are opened.',
  lookFor: ['Two creators wait, oldest first.', 'The account number is hidden until it is opened.'],
  start: '/app/bank-details',
  cookies: { nextScreen: 'dashboard' },
  answers: {
    getCurrentUser: 'staff',
    getBankDetailsByFilter: [
      { when: { filters: { status: 'pending' } }, answer: 'pending' },
      'empty',
    ],
    listCreators: 'agency',
    getBankDetails: 'for-staff-pending',
    saveBankDetails: [
      { when: { action: 'reject' }, answer: { example: 'rejected', code: 200 } },
      { example: 'approved', code: 200 },
    ],
    getAuditTrail: 'empty',
  },
  moves: [
    { after: 'saveBankDetails', set: { getBankDetails: 'for-staff' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
    { after: 'login', set: { getCurrentUser: 'staff' } },
  ],
};
