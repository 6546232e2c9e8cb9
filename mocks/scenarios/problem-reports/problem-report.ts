import type { Scenario } from '#mocks/scenario.ts';
import { approved } from '../journeys/approved.ts';

/** A creator who reports a problem and withdraws the report. */
export const problemReport: Scenario = {
  ...approved,
  name: 'problem-report',
  group: 'Problem reports',
  title: 'Report a problem',
  description: 'Open the profile menu and choose “Report a problem”. The report is stored.',
  lookFor: [
    'The form lists what is sent, and is not sent without the tick.',
    'After sending it says until when the report is kept.',
    'The report can be withdrawn at once.',
  ],
  answers: {
    ...approved.answers,
    createProblemReport: 'stored',
    deleteProblemReport: 'deleted',
  },
};
