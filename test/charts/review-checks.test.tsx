import type { ActorRefFrom } from 'xstate';
import type { reviewChecksMachine } from '#machines/flow/review-checks.ts';
import { Findings } from '#src/editor/review-list.tsx';
import samples from '../unit/machines/events/review-checks.ts';
import { outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

walkChart({
  samples,
  Screen: ({ actor }: { actor: ActorRefFrom<typeof reviewChecksMachine> }) => (
    <Findings actor={actor} onGo={() => {}} />
  ),
  gestures: {
    // The page tells: something was written.
    'draft.changed': outside,
    'retry.requested': press('Look again'),
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'review-checks.findings.clear': text(/^(Nothing was found|Looking whether)/),
    'review-checks.findings.found': text(/^(The title is missing|A post of yours has the same title)\.$/),
    'review-checks.lookup.asking': text('Looking whether a post of yours says the same…'),
    'review-checks.lookup.unknown': text(/could not be looked up/),
  },
});
