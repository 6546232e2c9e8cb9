import {
  approvalOfChange,
  approvalOfRejectedChange,
  approvedApproval,
  pendingApproval,
  rejectedApproval,
} from '../approval.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { meera, zainab } from '../people.ts';
import { undoableDecision } from '../posts/review-context.ts';
import { emptyPage } from '../replies.ts';

export const approvalExamples = {
  getWorkApprovalByFilter: {
    request: { pending: { approvalType: 'WORK', filters: { status: 'pending' } } },
    200: {
      pending: {
        data: {
          nextPageUrl: null,
          rows: [
            {
              creatorUserId: meera.userId,
              name: meera.name,
              handle: meera.handle,
              profileImage: null,
              languages: ['hi', 'mr'],
              creatorType: 'UGC',
              status: 'pending',
              submittedAt: '2026-11-20T09:12:00.000Z',
            },
            {
              creatorUserId: zainab.userId,
              name: zainab.name,
              handle: zainab.handle,
              profileImage: null,
              languages: ['ur'],
              creatorType: 'UGC',
              status: 'pending',
              submittedAt: '2026-11-20T16:40:00.000Z',
            },
          ],
        },
      },
      empty: emptyPage,
    },
  },

  viewWorkApprovalByFilter: {
    request: { one: { creatorUserId: meera.userId } },
    200: {
      pending: { data: pendingApproval },
      approved: { data: approvedApproval },
      'change-pending': { data: approvalOfChange },
      'change-rejected': { data: approvalOfRejectedChange },
    },
  },

  updateDetailsStatus: {
    request: {
      approve: { creatorUserId: meera.userId, action: 'approve' },
      'approve-change': { creatorUserId: meera.userId, action: 'approve', changeRevision: 2 },
      reject: {
        creatorUserId: meera.userId,
        action: 'reject',
        reasons: ['social-profile'],
        note: 'यह लिंक नहीं खुलता।',
      },
    },
    200: {
      approved: { data: { ...approvedApproval, decision: undoableDecision() } },
      'change-pending': { data: approvalOfChange },
      'change-rejected': { data: approvalOfRejectedChange },
      rejected: { data: { ...rejectedApproval, decision: undoableDecision() } },
    },
  },
} satisfies OperationExamples;
