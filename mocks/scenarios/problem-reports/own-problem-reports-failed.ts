import type { Scenario } from '#mocks/scenario.ts';
import { ownProblemReports } from './own-problem-reports.ts';

/** Withdrawing fails. */
export const ownProblemReportsFailed: Scenario = {
  ...ownProblemReports,
  name: 'own-problem-reports-failed',
  title: 'Reports you sent, withdrawing fails',
  description: 'Three reports are in the profile. None can be withdrawn, as the server is busy.',
  lookFor: [
    'The dialog says why the report was not withdrawn, and stays open.',
    'The report is still in the list after the dialog is closed.',
  ],
  answers: {
    ...ownProblemReports.answers,
    deleteProblemReport: { code: 503, example: 'server-busy' },
  },
  moves: [],
};
