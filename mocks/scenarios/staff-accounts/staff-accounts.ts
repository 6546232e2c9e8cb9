import type { Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';

/** An administrator of staff, with two colleagues. */
export const staffAccounts: Scenario = {
  ...staff,
  name: 'staff-accounts',
  group: 'Staff accounts',
  title: 'Staff accounts',
  description:
    'Sessions of colleagues can be ended, a link to a new password made, and a second factor reset.',
  start: '/app/staff-sessions',
  answers: {
    ...staff.answers,
    getCurrentUser: 'administrator',
    getStaffSessions: 'three',
    endStaffSessions: 'done',
    createPasswordResetLink: 'created',
    resetSecondFactor: 'done',
  },
  moves: [
    { after: 'endStaffSessions', set: { getStaffSessions: 'ended' } },
    { after: 'resetSecondFactor', set: { getStaffSessions: 'without-second-factor' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
