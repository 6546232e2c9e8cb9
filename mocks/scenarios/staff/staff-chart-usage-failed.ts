import type { Scenario } from '#mocks/scenario.ts';
import { staffChartUsage } from './staff-chart-usage.ts';

/** The counts cannot be loaded. */
export const staffChartUsageFailed: Scenario = {
  ...staffChartUsage,
  name: 'staff-chart-usage-failed',
  title: 'Flow usage not available',
  description: 'The list of flows is shown, and the counts of one flow cannot be loaded.',
  lookFor: [
    'The page says why, and offers to try again.',
    'The link to all flows leads to the list.',
  ],
  start: '/app/charts?chart=otp',
  answers: {
    ...staffChartUsage.answers,
    getChartUsage: { code: 503, example: 'server-busy' },
  },
};
