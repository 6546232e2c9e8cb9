import type { ActorRefFrom } from 'xstate';
import type { resourceMachine } from '#machines/kit/resource.ts';
import { ResourceView } from '#src/features/analytics/resource-view.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import samples from '#test/unit/machines/events/kit/resource.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

function Screen({ actor }: { actor: ActorRefFrom<typeof resourceMachine> }) {
  return (
    <ResourceView actor={actor} empty={<Text>Nobody has read yet</Text>}>
      {({ count }) => <Text>{count} reader</Text>}
    </ResourceView>
  );
}

// spec 4.36, 8.25
walkChart({
  samples,
  Screen,
  gestures: {
    'retry.requested': press('Try again'),
    // The filters of an area are in the address; the app reports network and session.
    'filter.changed': outside,
    'data.changed': outside,
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'resource.loading': text('Loading stats…'),
    'resource.shown': text('1 reader'),
    'resource.empty': text('Nobody has read yet'),
    'resource.failed': text('Stats not available'),
  },
});
