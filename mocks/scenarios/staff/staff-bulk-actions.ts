import type { Scenario } from '#mocks/scenario.ts';
import { staffCreators } from './staff-creators.ts';

/** Profiles are approved together: it runs, ends with failures, and can be retried. */
export const staffBulkActions: Scenario = {
  ...staffCreators,
  name: 'staff-bulk-actions',
  title: 'Bulk actions',
  description:
    'An approval of many profiles is running. It can be cancelled. When it is cancelled, the page shows the report; other actions end with failures that can be retried.',
  lookFor: [
    'The progress is counted, with the failures.',
    'The rest can be cancelled, which leads to the report.',
  ],
  start: '/app/creator?approval=pending',
  answers: {
    ...staffCreators.answers,
    getBulkActions: 'running',
    getBulkAction: 'running',
    startBulkAction: { example: 'started', code: 200 },
    retryBulkAction: 'running',
    cancelBulkAction: 'cancelled',
  },
  moves: [
    ...(staffCreators.moves ?? []),
    { after: 'cancelBulkAction', set: { getBulkAction: 'cancelled', getBulkActions: 'none' } },
    { after: 'startBulkAction', set: { getBulkAction: 'finished' } },
    { after: 'retryBulkAction', set: { getBulkAction: 'complete', getBulkActions: 'none' } },
  ],
};
