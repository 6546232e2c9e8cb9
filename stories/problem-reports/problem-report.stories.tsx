import { recording } from '#contract/examples/problem-reports.ts';
import { Failure } from '#domain/contract/failure.ts';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { problemReportMachine } from '#machines/flow/support/problem-report.ts';
import { ProblemReportScreen } from '#src/features/support/problem-report-screen.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Support/Problem report' };

type Value = Parameters<typeof screenStory<typeof problemReportMachine>>[2]['value'];

const story = (value: Value, failure: Failure | null = null) =>
  screenStory(ProblemReportScreen, problemReportMachine, {
    value,
    context: {
      text: 'बैंक विवरण नहीं भेजे जा रहे हैं।',
      recording: recording() as Recording,
      isConsentGiven: value !== 'form' && typeof value === 'string',
      key: null,
      sent: { reportId: 'r', keptUntil: '2027-02-25T09:13:05.000Z' },
      tries: 1,
      failure,
    },
  });
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = story('loading');
export const LoadFailed = story('loadFailed');
export const Editing = story({ form: 'editing' });
export const ConsentMissing = story({ form: 'refused' });
export const Failed = story({ form: 'failed' }, new Failure({ code: 'too-large', status: 413 }));
export const TooMany = story(
  'limited',
  new Failure({ code: 'rate-limited', status: 429, retryAfter: 7200 }),
);
export const Sending = story('sending');
export const Waiting = story('waiting', lost);
export const SignInNeeded = story('signInNeeded');
export const Sent = story('sent');
export const Withdrawing = story('withdrawing');
export const WithdrawFailed = story('withdrawFailed', lost);
export const Withdrawn = story('withdrawn');
