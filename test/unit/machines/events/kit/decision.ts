import { Failure } from '#domain/contract/failure.ts';
import { decisionMachine } from '#machines/kit/decision.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const lostSession = new Failure({ code: 'unauthenticated', status: 401 });

export default chartEvents({
  machine: decisionMachine,
  inputs: [
    { id: 'a' },
    { id: 'a', isConfidential: true },
    { id: 'a', isRejecting: true },
    { id: 'a', subject: { id: 'a' } },
    { id: 'a', subject: { id: 'a' }, isRejecting: true },
  ],
  events: [
    { type: 'approve.requested', key: 'k' },
    { type: 'opinion.requested', reasons: ['other'], note: 'n', key: 'k' },
    { type: 'opinion.requested', reasons: [], note: 'n', key: 'k' },
    { type: 'moderation.requested', moderation: 'suspend' },
    { type: 'moderation.submitted', moderation: 'look-again', key: 'k' },
    { type: 'reject.submitted', reasons: ['other'], note: '', permanent: false, key: 'k' },
    { type: 'reject.submitted', reasons: [], note: '', permanent: false, key: 'k' },
  ],
  replies: {
    loadSubject: { done: [{ id: 'a' }], failed: [lostSession] },
    decide: {
      done: [{ id: 'a' }],
      failed: [lostSession, new Failure({ code: 'transition-not-allowed', status: 409 })],
    },
  },
});
