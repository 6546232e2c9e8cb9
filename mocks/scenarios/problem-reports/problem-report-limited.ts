import type { Scenario } from '#mocks/scenario.ts';
import { problemReport } from './problem-report.ts';

/** Five reports were sent on this day. */
export const problemReportLimited: Scenario = {
  ...problemReport,
  name: 'problem-report-limited',
  title: 'Report a problem, too many',
  description: 'Open the profile menu and choose “Report a problem”. The report is refused.',
  lookFor: [
    'The form says that there were too many, and keeps the text.',
    'The report stays on this device, and can be downloaded as a file.',
  ],
  answers: {
    ...problemReport.answers,
    createProblemReport: { code: 429, example: 'rate-limited-for-hours' },
  },
};
