import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useUpdatesSync } from '#src/features/notifications/index.ts';
import { createLivePostAppealMachine } from './live-post-appeal-machine.ts';
import { PostAppealScreen } from './post-appeal-screen.tsx';

/** /app/post/second-review?postUID=; with &userId= for a creator of the signed-in agency */
export default function PostAppealRoute() {
  const [search] = useSearchParams();
  const postUID = search.get('postUID') ?? '';
  return <PostAppealOf key={postUID} postUID={postUID} userId={search.get('userId')} />;
}

function PostAppealOf({ postUID, userId }: { postUID: string; userId: string | null }) {
  const { currentUser } = useSession();
  const [machine] = useState(() => createLivePostAppealMachine(currentUser.userId ?? ''));
  const actor = useActorRef(machine, { input: { postUID, ...(userId && { userId }) } });
  useGlobalEvents(actor);
  useUpdatesSync(actor, 'data.changed');
  return <PostAppealScreen actor={actor} />;
}
