import type { Scenario } from '../scenario.ts';
import { staff } from './staff.ts';

/** An administrator of staff, with two colleagues. */
export const staffAccounts: Scenario = {
  ...staff,
  name: 'staff-accounts',
  group: 'Staff accounts',
  title: 'Accounts of colleagues',
  description:
    'Sessions of colleagues can be ended, a link to a new password made, and a second factor reset.',
  start: '/app/staff-sessions',
  answers: {
    ...staff.answers,
    getCurrentUser: 'administrator',
    getStaffSessions: 'three',
    endStaffSessions: 'done',
    createPasswordResetLink: 'made',
    resetSecondFactor: 'done',
  },
  moves: [
    { after: 'endStaffSessions', set: { getStaffSessions: 'ended' } },
    { after: 'resetSecondFactor', set: { getStaffSessions: 'without-factor' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
