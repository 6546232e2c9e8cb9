import type { OperationExamples } from '../../operation-examples.ts';
import { emptyPage } from '../../replies.ts';
import {
  administrator,
  approvingModerator,
  deactivatedModerator,
  moderator,
  newApprover,
} from '../../staff/members.ts';

const moderatorUserId = moderator.staffUserId;

export const staffMembersExamples = {
  getStaffMembers: {
    request: {
      all: { filters: {} },
      search: { filters: { search: 'raghav', accountStatus: 'active' } },
      one: { filters: { staffUserId: moderatorUserId } },
    },
    200: {
      three: { data: { rows: [administrator, newApprover, moderator], nextPageUrl: null } },
      deactivated: {
        data: { rows: [administrator, newApprover, deactivatedModerator], nextPageUrl: null },
      },
      administrator: { data: { rows: [administrator], nextPageUrl: null } },
      'new-approver': { data: { rows: [newApprover], nextPageUrl: null } },
      moderator: { data: { rows: [moderator], nextPageUrl: null } },
      'approving-moderator': { data: { rows: [approvingModerator], nextPageUrl: null } },
      'deactivated-moderator': { data: { rows: [deactivatedModerator], nextPageUrl: null } },
      empty: emptyPage,
    },
  },

  addStaffMember: {
    request: {
      approver: {
        name: 'نادیہ قریشی',
        email: newApprover.email,
        permissions: ['INTERNAL', 'APPROVE_CREATOR', 'VIEW_POST'],
      },
    },
    200: {
      added: {
        data: {
          member: newApprover,
          url: 'https://creator.example/reset-password#token=Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
          expiresAt: '2026-11-21T10:30:00.000Z',
        },
      },
    },
    errors: { 'already-taken': { 'email-taken': { fields: { email: 'taken' } } } },
  },

  updateStaffMember: {
    request: {
      permissions: {
        staffUserId: moderatorUserId,
        permissions: ['INTERNAL', 'APPROVE_CREATOR', 'VIEW_POST'],
        updatedAt: moderator.updatedAt,
      },
      name: { staffUserId: moderatorUserId, name: 'Raghav K. Menon' },
    },
    200: {
      approver: { data: approvingModerator },
      renamed: { data: { ...moderator, name: 'Raghav K. Menon' } },
    },
  },

  deactivateStaffMember: {
    request: {
      left: { staffUserId: moderatorUserId, reason: 'Left the company on 20 November.' },
    },
    200: { deactivated: { data: deactivatedModerator } },
  },

  reactivateStaffMember: {
    request: { back: { staffUserId: moderatorUserId, reason: 'Back from leave.' } },
    200: { active: { data: moderator } },
  },
} satisfies OperationExamples;
