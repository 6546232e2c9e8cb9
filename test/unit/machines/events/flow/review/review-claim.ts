import { Failure } from '#domain/contract/failure.ts';
import { reviewClaimMachine } from '#machines/flow/review/review-claim.ts';
import { claimOfTest } from '#test/factories/review-claims.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: reviewClaimMachine,
  input: { postUID: 'a' },
  replies: {
    claimReview: {
      done: [claimOfTest({ isMine: true })],
      failed: [
        new Failure({ code: 'claimed-by-other', status: 409, data: claimOfTest() }),
        new Failure({ code: 'transition-not-allowed', status: 409 }),
        new Failure({ code: 'unauthenticated', status: 401 }),
      ],
    },
  },
});
