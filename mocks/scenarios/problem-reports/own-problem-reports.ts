import type { Scenario } from '#mocks/scenario.ts';
import { ownData } from '../accounts/own-data.ts';

/** A creator who has sent three reports and withdraws them. */
export const ownProblemReports: Scenario = {
  ...ownData,
  name: 'own-problem-reports',
  group: 'Problem reports',
  title: 'Reports you sent',
  description: 'Three reports are in the profile. After one is withdrawn, the list is empty.',
  lookFor: [
    'Each report says when it was sent and when it is deleted.',
    'A report without a text has its dates only.',
    'Withdrawing asks first, and then says that it is done.',
  ],
  answers: {
    ...ownData.answers,
    getOwnProblemReports: 'all',
    deleteProblemReport: 'deleted',
  },
  moves: [{ after: 'deleteProblemReport', set: { getOwnProblemReports: 'none' } }],
};
