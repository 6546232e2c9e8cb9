import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUpdatesSync } from '#src/features/notifications/index.ts';
import { livePostViewMachine, type ViewFilters } from './live-post-view-machine.ts';
import { PostViewScreen } from './view-screen.tsx';

/** /app/post/view?postUID=; with &userId= for a creator of the agency that is signed in */
export default function ViewRoute() {
  const [search] = useSearchParams();
  const postUID = search.get('postUID') ?? '';
  const userId = search.get('userId');
  return <View key={postUID} postUID={postUID} {...(userId && { userId })} />;
}

function View(filters: ViewFilters) {
  const actor = useActorRef(livePostViewMachine, { input: { filters } });
  useGlobalEvents(actor);
  useUpdatesSync(actor, 'data.changed');
  return <PostViewScreen actor={actor} />;
}
