import { recording } from '#contract/examples/problem-reports.ts';
import { Failure } from '#domain/contract/failure.ts';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { problemReportMachine } from '#machines/flow/support/problem-report.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const draft = { text: '', recording: recording() as Recording, key: null };
const failed = [
  new Failure({ code: 'network' }),
  new Failure({ code: 'unauthenticated', status: 401 }),
  new Failure({ code: 'too-large', status: 413 }),
  new Failure({ code: 'rate-limited', status: 429, retryAfter: 20_000 }),
];

export default chartEvents({
  machine: problemReportMachine,
  distinguish: ({ isConsentGiven, key, failure }) => [
    isConsentGiven,
    key !== null,
    failure?.code ?? null,
  ],
  events: [
    { type: 'text.changed', text: 'a' },
    { type: 'consent.changed', isGiven: true },
    { type: 'consent.changed', isGiven: false },
    { type: 'report.submitted', key: 'k' },
    { type: 'edit.requested' },
    { type: 'retry.requested' },
    { type: 'withdraw.requested' },
  ],
  replies: {
    loadDraft: { done: [draft, { ...draft, key: 'k' }], failed },
    createProblemReport: {
      done: [{ reportId: 'r', keptUntil: '2027-02-25T09:13:05.000Z' }],
      failed,
    },
    deleteProblemReport: { done: [{ message: 'Success' }], failed },
  },
});
