import { page } from 'vitest/browser';
import { ProblemReportScreen } from '#src/features/support/problem-report-screen.tsx';
import samples from '#test/unit/machines/events/flow/support/problem-report.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, outside, press, text } from '../harness/gestures.ts';

const consent = () => page.getByRole('checkbox');
const form = () => page.getByRole('textbox', { name: /^What happened\?/ });
const withdrawButton = () => page.getByRole('button', { name: 'Withdraw report', exact: true });
/** Stands beside the reason of the failure. */
const download = () => page.getByRole('button', { name: 'Download as a file' });
const failure = failureText({
  network: 'No connection. Check your internet and try again.',
});

walkChart({
  samples,
  Screen: ProblemReportScreen,
  gestures: {
    'text.changed': ({ text }) => form().fill(text),
    'consent.changed': ({ isGiven }, actor) =>
      actor.getSnapshot().context.isConsentGiven === isGiven
        ? consent()
            .click()
            .then(() => consent().click())
        : consent().click(),
    'report.submitted': press('Send report'),
    'edit.requested': press('Change the report'),
    'retry.requested': press('Try again'),
    'withdraw.requested': press('Withdraw report'),
    // From the shell: the network or the session is back.
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'problem-report.loading': () => page.getByRole('heading', { name: 'Report a problem' }),
    'problem-report.loadFailed': () => page.getByRole('button', { name: 'Try again' }),
    'problem-report.form.editing': form,
    'problem-report.form.refused': text('Tick the box to send the report.'),
    'problem-report.form.failed': download,
    'problem-report.sending': form,
    'problem-report.waiting': download,
    'problem-report.limited': download,
    'problem-report.signInNeeded': form,
    'problem-report.sent': text(/^Thank you\. We have your report/),
    'problem-report.withdrawing': withdrawButton,
    'problem-report.withdrawFailed': failure,
    'problem-report.withdrawn': text('Report withdrawn.'),
  },
});
