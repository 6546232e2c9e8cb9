import type { Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';

/** How often flow charts are used, with one state that many wait in. */
export const staffChartUsage: Scenario = {
  ...staff,
  name: 'staff-chart-usage',
  group: 'Staff',
  title: 'Flow usage',
  description: 'Most people wait for their one-time code. Open otp to see the heat map.',
  lookFor: [
    'Each flow has its counts; a search and the order find one.',
    'In otp, the state in which most people wait stands out.',
  ],
  start: '/app/charts',
  answers: { ...staff.answers, listChartUsage: 'usual', getChartUsage: 'usual' },
};
