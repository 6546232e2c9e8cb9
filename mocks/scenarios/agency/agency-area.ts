import { creatorArvind, creatorSnehal } from '#contract/examples/agency-area.ts';
import { creatorMeera } from '#contract/examples/creators.ts';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import type { ConditionalExample, Scenario } from '#mocks/scenario.ts';

const creators = [creatorMeera, creatorSnehal, creatorArvind];

const person = {
  example: 'approved',
  changed: {
    permissions: [...rolePermissions.agency],
    name: 'मराठी माध्यम समूह',
    creatorState: null,
  },
};

const pageOf = (creator: typeof creatorMeera): ConditionalExample => ({
  when: { creatorUserId: creator.creatorUserId },
  answer: { example: 'approved', changed: { creator } },
});

/** An agency with three creators, their earnings and its invitations. */
export const agencyArea: Scenario = {
  name: 'agency-area',
  group: 'Agencies',
  title: 'Agency with creators',
  description:
    'An agency with an approved, a waiting and a blocked creator. It can write for the first two, see what they earned, invite creators and revoke invitations.',
  lookFor: [
    'Three creators: one approved, one pending, one blocked.',
    'The blocked one cannot be written for.',
  ],
  start: '/app/own-creators',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: person,
    listCreators: [
      {
        when: { filters: { accountStatus: 'blocked' } },
        answer: { example: 'agency', changed: { rows: [creatorArvind] } },
      },
      { when: { filters: { search: 'nobody' } }, answer: 'empty' },
      { example: 'agency', changed: { rows: creators } },
    ],
    getAgencyOverview: 'three',
    getAgencyCreator: [...creators.map(pageOf), 'approved'],
    getPostByFilter: 'mixed',
    getPaymentList: 'some',
    getProfileDetails: 'approved',
    getAgencyEarnings: 'some',
    getAgencyMonths: 'three',
    getAgencyInvitations: 'several',
    createAgencyInvitation: 'created',
    revokeAgencyInvitation: 'revoked',
  },
  moves: [
    {
      after: 'revokeAgencyInvitation',
      set: { getAgencyInvitations: { example: 'empty' } },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
