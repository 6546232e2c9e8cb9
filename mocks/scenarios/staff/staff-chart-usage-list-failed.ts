import type { Scenario } from '#mocks/scenario.ts';
import { staffChartUsage } from './staff-chart-usage.ts';

/** The list of flows cannot be loaded. */
export const staffChartUsageListFailed: Scenario = {
  ...staffChartUsage,
  name: 'staff-chart-usage-list-failed',
  title: 'Flow usage, list not available',
  description: 'The list of flows cannot be loaded, as the server is busy.',
  lookFor: ['The page says why, and offers to try again.'],
  answers: {
    ...staffChartUsage.answers,
    listChartUsage: { code: 503, example: 'server-busy' },
  },
};
