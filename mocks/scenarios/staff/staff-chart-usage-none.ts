import type { Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';
import { staffChartUsage } from './staff-chart-usage.ts';

/** Nothing was counted yet. */
export const staffChartUsageNone: Scenario = {
  ...staffChartUsage,
  name: 'staff-chart-usage-none',
  title: 'Flow usage without counts',
  description: 'Nobody has used the portal in the period.',
  lookFor: [
    'The list says that nothing was counted in this period.',
    'The page of a flow says so too.',
  ],
  answers: { ...staff.answers, listChartUsage: 'none', getChartUsage: 'none' },
};
