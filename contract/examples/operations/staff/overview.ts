import { limits } from '#domain/limits.ts';
import { workKinds, workRules } from '#domain/staff/work-kinds.ts';
import { builder, type Schemas } from '../../builder.ts';
import type { OperationExamples } from '../../operation-examples.ts';

const profiles = builder<Schemas['WaitingWork']>({
  kind: 'profiles',
  count: 12,
  overdue: 2,
  overdueSeconds: limits.profileOverdueSeconds,
  oldestAt: '2026-11-18T06:10:00.000Z',
  hasMore: false,
  decidedToday: 7,
});

const waiting = (work: Pick<Schemas['WaitingWork'], 'kind'> & Partial<Schemas['WaitingWork']>) =>
  profiles({ overdueSeconds: workRules[work.kind].overdueSeconds, ...work });

const done = { count: 0, overdue: 0, oldestAt: null, decidedToday: 0 };

export const staffOverviewExamples = {
  getStaffOverview: {
    200: {
      busy: {
        data: {
          rows: [
            waiting({ kind: 'profiles' }),
            waiting({ kind: 'profile-changes', count: 3, overdue: 0, decidedToday: 0 }),
            waiting({ kind: 'posts', count: 1000, overdue: 640, hasMore: true, decidedToday: 42 }),
            waiting({ kind: 'appeals', count: 9, overdue: 1, decidedToday: 2 }),
            waiting({ kind: 'bank-details', count: 1, overdue: 0, decidedToday: 1 }),
            waiting({ kind: 'invoices', count: 38, overdue: 0, decidedToday: 0 }),
            waiting({ kind: 'failed-publications', count: 2, overdue: 2, decidedToday: 0 }),
          ],
        },
      },
      'nothing-left': { data: { rows: workKinds.map((kind) => waiting({ kind, ...done })) } },
      moderator: {
        data: {
          rows: [
            waiting({ kind: 'posts', count: 18, overdue: 3, decidedToday: 42 }),
            waiting({ kind: 'appeals', ...done }),
            waiting({ kind: 'invoices', ...done }),
            waiting({ kind: 'failed-publications', ...done }),
          ],
        },
      },
    },
  },
} satisfies OperationExamples;
