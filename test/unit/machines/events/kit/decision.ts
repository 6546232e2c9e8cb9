import { Failure } from '#domain/contract/failure.ts';
import { decisionMachine } from '#machines/kit/decision.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const lostSession = new Failure({ code: 'unauthenticated', status: 401 });

export default chartEvents({
  machine: decisionMachine,
  input: { id: 'a' },
  events: [
    { type: 'approve.requested', key: 'k' },
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
