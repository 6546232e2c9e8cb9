import { page } from 'vitest/browser';
import { CommCards } from '#src/posts/comm-cards.tsx';
import samples from '../unit/machines/events/comm-cards.ts';
import { outside, press } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

walkChart({
  samples,
  Screen: CommCards,
  gestures: {
    'card.dismissed': press('Put away: Add your bank details'),
    // The list below and the shell tell.
    'list.loading': outside,
    'list.settled': outside,
    'list.painting': outside,
    'network.online': outside,
    'session.restored': outside,
    'signed.out': outside,
  },
  shows: {
    'comm-cards.shown': () => page.getByRole('article', { name: 'Add your bank details' }),
  },
});
