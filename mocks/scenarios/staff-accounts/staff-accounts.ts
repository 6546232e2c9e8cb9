import {
  administrator,
  approvingModerator,
  deactivatedModerator,
  moderator,
  newApprover,
} from '#contract/examples/staff/members.ts';
import type { Answer, ConditionalExample, Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';

type Account = typeof administrator;

/** The list with Raghav as he is now, and each member by id. */
const listing = (raghav: Account, others: Account[] = [administrator]): Answer => [
  ...[raghav, ...others].map(
    (account): ConditionalExample => ({
      when: { filters: { staffUserId: account.staffUserId } },
      answer: { example: 'administrator', changed: { rows: [account] } },
    }),
  ),
  { when: { filters: { search: 'nobody' } }, answer: 'empty' },
  { example: 'three', changed: { rows: [...others, raghav] } },
];

/** An administrator of staff and a colleague; another one can be added. */
export const staffAccounts: Scenario = {
  ...staff,
  name: 'staff-accounts',
  group: 'Staff accounts',
  title: 'Staff accounts',
  description:
    'Accounts can be added, changed, deactivated and reactivated; sessions ended; a link to a new password made; a second factor reset. The address of Raghav is taken.',
  lookFor: [
    'Two accounts are listed, one of them marked as the own one.',
    'An address that is taken is refused at its field.',
  ],
  start: '/app/staff',
  answers: {
    ...staff.answers,
    getCurrentUser: 'administrator',
    getStaffMembers: listing(moderator),
    getStaffSessions: 'three',
    addStaffMember: [
      { when: { email: moderator.email }, answer: { example: 'email-taken', code: 409 } },
      'added',
    ],
    updateStaffMember: 'approver',
    deactivateStaffMember: 'deactivated',
    reactivateStaffMember: 'active',
    endStaffSessions: 'done',
    createPasswordResetLink: 'created',
    resetSecondFactor: 'done',
  },
  moves: [
    {
      after: 'addStaffMember',
      set: { getStaffMembers: listing(moderator, [administrator, newApprover]) },
    },
    { after: 'updateStaffMember', set: { getStaffMembers: listing(approvingModerator) } },
    {
      after: 'deactivateStaffMember',
      set: { getStaffMembers: listing(deactivatedModerator), getStaffSessions: 'ended' },
    },
    { after: 'reactivateStaffMember', set: { getStaffMembers: listing(moderator) } },
    { after: 'endStaffSessions', set: { getStaffSessions: 'ended' } },
    {
      after: 'resetSecondFactor',
      set: {
        getStaffMembers: listing({ ...moderator, hasSecondFactor: false, sessionCount: 0 }),
        getStaffSessions: 'without-second-factor',
      },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
