import { useActorRef } from '@xstate/react';
import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { livePostViewMachine } from './live-post-view-machine.ts';
import { PostViewScreen } from './view-screen.tsx';

/** /app/post/view?postUID= */
export default function ViewRoute() {
  const [search] = useSearchParams();
  const postUID = search.get('postUID') ?? '';
  return <View key={postUID} postUID={postUID} />;
}

function View({ postUID }: { postUID: string }) {
  const actor = useActorRef(livePostViewMachine, { input: { filters: { postUID } } });
  useGlobalEvents(actor);
  return <PostViewScreen actor={actor} />;
}
