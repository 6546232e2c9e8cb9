import { marathiAgency } from '#contract/examples/agencies.ts';
import {
  blockedCreator,
  blockForCopying,
  creator,
  creatorMeera,
  pendingTamilCreator,
} from '#contract/examples/creators.ts';
import type { Answer, ConditionalExample, Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';

type Creator = typeof creatorMeera;

const blockedMeera = creator({ accountStatus: 'blocked', block: blockForCopying });
const withoutMeera = [pendingTamilCreator, blockedCreator];

/** A list of creators, and each of them by id. */
const listing = (rows: Creator[]): Answer => [
  ...rows.map(
    (row): ConditionalExample => ({
      when: { filters: { creatorUserId: row.creatorUserId } },
      answer: { example: 'agency', changed: { rows: [row] } },
    }),
  ),
  { when: { filters: { accountStatus: 'blocked' } }, answer: onlyBlocked(rows) },
  { when: { filters: { search: 'nobody' } }, answer: 'empty' },
  { example: 'agency', changed: { rows } },
];

const onlyBlocked = (rows: Creator[]) => ({
  example: 'agency',
  changed: { rows: rows.filter(({ accountStatus }) => accountStatus === 'blocked') },
});

/** Three creators to look up, change and block. */
export const staffCreators: Scenario = {
  ...staff,
  name: 'staff-creators',
  group: 'Staff',
  title: 'Creators',
  description:
    'Creators can be found, changed, blocked and unblocked. The handle meera.likhti is taken, and a search for “nobody” finds none.',
  lookFor: [
    'Three creators are listed with their states.',
    'A search for “nobody” finds none and can be cleared.',
  ],
  start: '/app/creator',
  answers: {
    ...staff.answers,
    listCreators: listing([...withoutMeera, creatorMeera]),
    getAgencyByFilter: [
      {
        when: { agencyData: { agencyUserId: marathiAgency.agencyUserId } },
        answer: { example: 'several', changed: { rows: [marathiAgency] } },
      },
      'several',
    ],
    createCreator: [
      {
        when: { creatorData: { handle: creatorMeera.handle } },
        answer: { example: 'handle-taken', code: 409 },
      },
      { example: 'pending', code: 200 },
    ],
    updateCreator: { example: 'approved', code: 200 },
    blockCreator: [{ when: { action: 'block' }, answer: 'blocked' }, 'unblocked'],
    sendStaffMessage: 'done',
    createSignInLink: 'created',
    getSignInLinks: 'used',
    getCreatorConsents: 'all',
    getPostByFilter: 'mixed',
    getPaymentList: 'some',
    getAuditTrail: 'some',
  },
  moves: [
    {
      after: 'blockCreator',
      when: { action: 'block', creatorUserId: creatorMeera.creatorUserId },
      set: { listCreators: listing([...withoutMeera, blockedMeera]) },
    },
    {
      after: 'blockCreator',
      when: { action: 'unblock', creatorUserId: creatorMeera.creatorUserId },
      set: { listCreators: listing([...withoutMeera, creatorMeera]) },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
