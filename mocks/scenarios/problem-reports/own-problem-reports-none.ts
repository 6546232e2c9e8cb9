import type { Scenario } from '#mocks/scenario.ts';
import { ownProblemReports } from './own-problem-reports.ts';

/** A creator who has sent no report. */
export const ownProblemReportsNone: Scenario = {
  ...ownProblemReports,
  name: 'own-problem-reports-none',
  title: 'Reports you sent, none',
  description: 'A profile of somebody who has sent no report.',
  lookFor: ['The profile has no part about problem reports.'],
  answers: { ...ownProblemReports.answers, getOwnProblemReports: 'none' },
  moves: [],
};
