import { Failure } from '#domain/failure.ts';
import { decisionMachine } from '#machines/flow/decision.ts';
import { chartEvents } from '../chart-events.ts';

const lostSession = new Failure({ code: 'unauthenticated', status: 401 });

export default chartEvents({
  machine: decisionMachine,
  input: { id: 'a' },
  events: [
    { type: 'accept.chosen', key: 'k' },
    { type: 'measure.chosen', measure: 'suspend' },
    { type: 'measure.taken', measure: 'look-again', key: 'k' },
    { type: 'refuse.submitted', reasons: ['other'], note: '', permanent: false, key: 'k' },
    { type: 'refuse.submitted', reasons: [], note: '', permanent: false, key: 'k' },
  ],
  replies: {
    loadSubject: { done: [{ id: 'a' }], failed: [lostSession] },
    decide: {
      done: [{ id: 'a' }],
      failed: [lostSession, new Failure({ code: 'transition-not-allowed', status: 409 })],
    },
  },
});
