import type { ActorRefFrom } from 'xstate';
import type { figuresMachine } from '#machines/flow/figures.ts';
import { FiguresFrame } from '#src/analytics/figures-frame.tsx';
import { Text } from '#src/ui/text.tsx';
import samples from '../unit/machines/events/figures.ts';
import { outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

function Screen({ actor }: { actor: ActorRefFrom<typeof figuresMachine> }) {
  return (
    <FiguresFrame actor={actor} empty={<Text>Nobody has read yet</Text>}>
      {({ count }) => <Text>{count} reader</Text>}
    </FiguresFrame>
  );
}

walkChart({
  samples,
  Screen,
  gestures: {
    'retry.requested': press('Try again'),
    // The filters of an area stand in the address; the shell tells of network and session.
    'filter.changed': outside,
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'figures.loading': text('Loading numbers…'),
    'figures.shown': text('1 reader'),
    'figures.empty': text('Nobody has read yet'),
    'figures.failed': text('Stats not available'),
  },
});
