import type { Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';

/** How often flow charts are used, with one state that many wait in. */
export const staffChartUsage: Scenario = {
  ...staff,
  name: 'staff-chart-usage',
  group: 'Staff',
  title: 'Flow usage',
  description: 'Most people wait for their one-time code. Open otp to see the heat map.',
  start: '/app/charts',
  answers: { ...staff.answers, listChartUsage: 'usual', getChartUsage: 'usual' },
};
