import {
  agencyCreator,
  agencyOverview,
  creatorArvind,
  creatorSnehal,
  meeraEarnings,
  monthEarnings,
  openInvitation,
  ownAgency,
} from '../agency-area.ts';
import { id } from '../ids.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { emptyPage } from '../replies.ts';

const token = 'mQ3vT8yLr0kXw2nBf5hJd7sGz1pCe4uAi6oVt9RxYkE';
const url = `https://creator.example/agency-invitation#token=${token}`;

export const agencyAreaExamples = {
  getAgencyOverview: {
    200: {
      three: { data: agencyOverview() },
      empty: {
        data: agencyOverview({
          creatorCount: 0,
          blockedCount: 0,
          workApprovals: [],
          membershipEvents: [],
        }),
      },
    },
  },

  getAgencyCreator: {
    200: {
      approved: { data: agencyCreator() },
      pending: {
        data: agencyCreator({ creator: creatorSnehal, postCounts: [], archivedCount: 0 }),
      },
      blocked: { data: agencyCreator({ creator: creatorArvind }) },
    },
  },

  getAgencyEarnings: {
    request: { all: {}, 'one-month': { month: '2026-11' } },
    200: {
      some: {
        data: {
          rows: [
            meeraEarnings(),
            meeraEarnings({
              creatorUserId: creatorSnehal.creatorUserId,
              name: creatorSnehal.name,
              handle: creatorSnehal.handle,
              paymentType: null,
              paise: 0,
              invoicedPaise: 0,
              paidPaise: 0,
            }),
          ],
          nextPageUrl: null,
        },
      },
      empty: emptyPage,
    },
  },

  getAgencyMonths: {
    200: {
      three: {
        data: {
          rows: [
            monthEarnings(),
            monthEarnings({ month: '2026-10', paise: 1_120_000, invoicedPaise: 1_120_000 }),
            monthEarnings({
              month: '2026-09',
              paise: 610_000,
              invoicedPaise: 610_000,
              paidPaise: 610_000,
            }),
          ],
        },
      },
      empty: { data: { rows: [] } },
    },
  },

  getAgencyInvitations: {
    200: {
      several: {
        data: {
          rows: [
            openInvitation(),
            openInvitation({
              invitationId: id('f2'),
              recipientName: 'स्नेहल',
              state: 'accepted',
              createdAt: '2026-11-20T06:00:00.000Z',
              expiresAt: '2026-11-27T06:00:00.000Z',
              answeredAt: '2026-11-21T08:00:00.000Z',
              creatorName: creatorSnehal.name,
            }),
            openInvitation({
              invitationId: id('f3'),
              recipientName: null,
              state: 'revoked',
              createdAt: '2026-11-15T06:00:00.000Z',
              expiresAt: '2026-11-22T06:00:00.000Z',
            }),
            openInvitation({
              invitationId: id('f4'),
              recipientName: 'रवि',
              state: 'declined',
              createdAt: '2026-11-12T06:00:00.000Z',
              expiresAt: '2026-11-19T06:00:00.000Z',
              answeredAt: '2026-11-13T06:30:00.000Z',
            }),
            openInvitation({
              invitationId: id('f5'),
              recipientName: 'गीता',
              state: 'expired',
              createdAt: '2026-11-01T06:00:00.000Z',
              expiresAt: '2026-11-08T06:00:00.000Z',
            }),
          ],
        },
      },
      empty: { data: { rows: [] } },
    },
  },

  createAgencyInvitation: {
    request: { named: { recipientName: 'प्रिया, अमरावती' }, unnamed: {} },
    200: { created: { data: { invitation: openInvitation(), url } } },
    errors: {
      'invalid-request': { 'invalid-request': { fields: { recipientName: 'too-long' } } },
      'not-available': { 'too-many-open': {} },
    },
  },

  revokeAgencyInvitation: {
    request: { one: { invitationId: id('f1') } },
    200: { revoked: { data: openInvitation({ state: 'revoked' }) } },
  },

  viewAgencyInvitation: {
    request: { one: { token } },
    200: {
      acceptable: {
        data: {
          agencyName: ownAgency.name,
          expiresAt: '2026-11-29T06:00:00.000Z',
          obstacle: null,
        },
      },
      'managed-by-another-agency': {
        data: {
          agencyName: ownAgency.name,
          expiresAt: '2026-11-29T06:00:00.000Z',
          obstacle: 'managed-by-another-agency',
        },
      },
      'managed-by-this-agency': {
        data: {
          agencyName: ownAgency.name,
          expiresAt: '2026-11-29T06:00:00.000Z',
          obstacle: 'managed-by-this-agency',
        },
      },
      staff: {
        data: {
          agencyName: ownAgency.name,
          expiresAt: '2026-11-29T06:00:00.000Z',
          obstacle: 'staff',
        },
      },
      agency: {
        data: {
          agencyName: ownAgency.name,
          expiresAt: '2026-11-29T06:00:00.000Z',
          obstacle: 'agency',
        },
      },
    },
  },

  answerAgencyInvitation: {
    request: { accept: { token, answer: 'accept' }, decline: { token, answer: 'decline' } },
    200: { accepted: { data: { agency: ownAgency } }, declined: { data: { agency: null } } },
  },

  getOwnAgency: {
    200: { managed: { data: { agency: ownAgency } }, none: { data: { agency: null } } },
  },

  leaveAgency: {
    request: { one: { agencyUserId: ownAgency.agencyUserId } },
    200: { left: { data: { agency: null } } },
  },
} satisfies OperationExamples;
