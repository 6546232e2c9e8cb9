import { Failure } from '#domain/failure.ts';
import { reviewClaimMachine } from '#machines/flow/review-claim.ts';
import { chartEvents } from '../chart-events.ts';
import { claimOfTest } from '../claims.ts';

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
