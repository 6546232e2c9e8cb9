import { Failure } from '#domain/contract/failure.ts';
import { createPostDetails } from '#machines/flow/review/post-details.ts';
import { postReviewMachine } from '#machines/flow/review/post-review.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const { decision } = postReviewMachine.implementations.actors as {
  decision: typeof import('#machines/kit/decision.ts').decisionMachine;
};

const details = createPostDetails();
const detailsAt = (
  value: Parameters<typeof details.resolveState>[0]['value'],
  failure: Failure | null = null,
) => details.resolveState({ value, context: { id: 'a', subject: null, request: null, failure } });

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
    details: {
      snapshots: [
        detailsAt('loading'),
        detailsAt({ form: 'failed' }, new Failure({ code: 'network' })),
        detailsAt('saved'),
      ],
    },
  },
});
