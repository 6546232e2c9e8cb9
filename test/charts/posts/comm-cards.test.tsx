import { page } from 'vitest/browser';
import { CommCards } from '#src/features/posts/comm-cards/comm-cards.tsx';
import samples from '#test/unit/machines/events/flow/posts/comm-cards.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press } from '../harness/gestures.ts';

walkChart({
  samples,
  Screen: CommCards,
  gestures: {
    'card.dismissed': press('Dismiss: Add your bank details'),
    // From the list below and the shell.
    'list.loading': outside,
    'list.settled': outside,
    'list.rendering': outside,
    'network.online': outside,
    'session.restored': outside,
    'signed.out': outside,
  },
  shows: {
    'comm-cards.shown': () => page.getByRole('article', { name: 'Add your bank details' }),
  },
});
