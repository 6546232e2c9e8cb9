import type { ActorRefFrom } from 'xstate';
import type { reviewChecksMachine } from '#machines/flow/editor/review-checks.ts';
import { FindingList } from '#src/features/editor/submission/review-checks.tsx';
import samples from '#test/unit/machines/events/flow/editor/review-checks.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

walkChart({
  samples,
  Screen: ({ actor }: { actor: ActorRefFrom<typeof reviewChecksMachine> }) => (
    <FindingList actor={actor} onNavigate={() => {}} />
  ),
  gestures: {
    // From the page: something was written.
    'draft.changed': outside,
    'retry.requested': press('Check again'),
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'review-checks.findings.clear': text(/^(No common problems found|Checking for duplicates)/),
    'review-checks.findings.found': text(
      /^(Missing title|Another post of yours has the same title)$/,
    ),
    'review-checks.lookup.searching': text('Checking for duplicates…'),
    'review-checks.lookup.unknown': text(/couldn't check for duplicates/),
  },
});
