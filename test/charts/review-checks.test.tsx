import type { ActorRefFrom } from 'xstate';
import type { reviewChecksMachine } from '#machines/flow/review-checks.ts';
import { Findings } from '#src/editor/review-list.tsx';
import samples from '../unit/machines/events/review-checks.ts';
import { outside, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

walkChart({
  samples,
  Screen: ({ actor }: { actor: ActorRefFrom<typeof reviewChecksMachine> }) => (
    <Findings actor={actor} onGo={() => {}} />
  ),
  gestures: {
    // The page tells: something was written.
    'draft.changed': outside,
  },
  shows: {
    'review-checks.clear': text('Nothing was found that moderators often refuse.'),
    'review-checks.found': text('The title is missing.'),
  },
});
