import { Failure } from '#domain/contract/failure.ts';
import { decisionUndoMachine, type RecordedDecision } from '#machines/flow/review/decision-undo.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const decision: RecordedDecision = {
  verdict: 'accepted',
  name: 'Rain',
  undo: { decisionId: 'd', undoSeconds: 10 },
};

export default chartEvents({
  machine: decisionUndoMachine,
  events: [
    { type: 'decision.recorded', decision },
    { type: 'decision.recorded', decision: { ...decision, undo: null } },
    { type: 'undo.requested', key: 'k' },
  ],
  replies: {
    undoDecision: {
      done: [{ subjectId: 'a' }],
      failed: [
        new Failure({ code: 'undo-expired', status: 409 }),
        new Failure({ code: 'unauthenticated', status: 401 }),
      ],
    },
  },
});
