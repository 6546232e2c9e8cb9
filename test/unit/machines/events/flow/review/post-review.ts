import { Failure } from '#domain/contract/failure.ts';
import { postReviewMachine } from '#machines/flow/review/post-review.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const { decision } = postReviewMachine.implementations.actors as {
  decision: typeof import('#machines/kit/decision.ts').decisionMachine;
};

const decisionAt = (
  value: Parameters<typeof decision.resolveState>[0]['value'],
  failure: Failure | null = null,
) =>
  decision.resolveState({
    value,
    context: {
      id: 'a',
      subject: null,
      moderation: null,
      request: null,
      lastOutcome: null,
      failure,
    },
  });

export default chartEvents({
  machine: postReviewMachine,
  input: { postUID: 'a' },
  replies: {
    decision: {
      snapshots: [
        decisionAt('loading'),
        decisionAt('viewing'),
        decisionAt('viewing', new Failure({ code: 'claimed-by-other', status: 409 })),
        decisionAt('decided'),
      ],
    },
  },
});
