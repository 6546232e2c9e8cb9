import { ClaimNote } from '#src/staff/claim-note.tsx';
import samples from '../unit/machines/events/review-claim.ts';
import { outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

walkChart({
  samples,
  Screen: ClaimNote,
  gestures: {
    'take-over.requested': press('Take over'),
    // The decision asks for it, and the shell tells.
    'claim.requested': outside,
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'review-claim.heldByOther': text(/is looking at this/),
    'review-claim.lost': text(/has taken this over/),
    'review-claim.takingOver': text(/is looking at this/),
  },
});
