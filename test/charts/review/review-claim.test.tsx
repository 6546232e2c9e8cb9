import { ClaimNotice } from '#src/features/review/claim-notice.tsx';
import samples from '#test/unit/machines/events/flow/review/review-claim.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

walkChart({
  samples,
  Screen: ClaimNotice,
  gestures: {
    'takeover.requested': press('Take over'),
    // From the decision and the shell.
    'claim.requested': outside,
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'review-claim.heldByOther': text(/is reviewing this/),
    'review-claim.takenOver': text(/took this over/),
    'review-claim.takingOver': text(/is reviewing this/),
  },
});
