import { creatorMeera } from '#contract/examples/creators.ts';
import type { Scenario } from '#mocks/scenario.ts';
import { staffCreators } from '../staff/staff-creators.ts';

/** What staff see of the reports of a creator. */
export const staffProblemReports: Scenario = {
  ...staffCreators,
  name: 'staff-problem-reports',
  group: 'Problem reports',
  title: 'Reports of a creator',
  description: 'Staff read three reports of a creator and open the steps of one.',
  lookFor: [
    'Each report says the page, the browser and the last state.',
    'The steps name calls, states and the error.',
    'The recording can be downloaded, for a replay at /scenarios.',
  ],
  start: `/app/creator?creator=${creatorMeera.creatorUserId}&tab=reports`,
  answers: {
    ...staffCreators.answers,
    listProblemReports: 'some',
    getProblemReport: 'bank',
  },
};
