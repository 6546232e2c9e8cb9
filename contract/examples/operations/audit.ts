import { anita } from '../auth/sessions.ts';
import { id } from '../ids.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { emptyPage } from '../replies.ts';
import { bulkAction } from '../staff/bulk-actions.ts';

const by = { userId: anita.staffUserId, name: anita.name };

export const auditExamples = {
  getAuditTrail: {
    request: {
      all: { filters: {} },
      'of-one-creator': { filters: { subjectKind: 'creator', subjectId: id('c1') } },
    },
    200: {
      some: {
        data: {
          rows: [
            {
              entryId: id('f3'),
              at: '2026-11-20T11:05:00.000Z',
              by,
              operation: 'blockCreator',
              subject: { kind: 'creator', id: id('c1') },
              changes: [{ field: 'accountStatus', before: 'active', after: 'blocked' }],
              reason: 'spam',
              bulkActionId: null,
            },
            {
              entryId: id('f2'),
              at: '2026-11-20T10:40:00.000Z',
              by,
              operation: 'getBankDetails',
              subject: { kind: 'bank-details', id: id('c1') },
              changes: [],
              reason: null,
              bulkActionId: null,
            },
            {
              entryId: id('f4'),
              at: '2026-11-20T10:35:00.000Z',
              by,
              operation: 'updateDetailsStatus',
              subject: { kind: 'creator', id: id('c1') },
              changes: [{ field: 'workApproval', before: 'pending', after: 'approved' }],
              reason: 'Known from the fair',
              bulkActionId: bulkAction().bulkActionId,
            },
            {
              entryId: id('f1'),
              at: '2026-11-20T10:30:00.000Z',
              by,
              operation: 'login',
              subject: { kind: 'staff', id: anita.staffUserId },
              changes: [],
              reason: null,
              bulkActionId: null,
            },
          ],
          nextPageUrl: null,
        },
      },
      empty: emptyPage,
    },
  },
} satisfies Partial<OperationExamples>;
