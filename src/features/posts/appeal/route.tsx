import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUpdatesSync } from '#src/features/notifications/index.ts';
import { createLivePostAppealMachine } from './live-post-appeal-machine.ts';
import { PostAppealScreen } from './post-appeal-screen.tsx';

/**
 * /app/post/second-review?postUID=; with &userId= for a creator of the signed-in agency,
 * and &decision= for one of several decisions.
 */
export default function PostAppealRoute() {
  const [search] = useSearchParams();
  const postUID = search.get('postUID') ?? '';
  const decisionId = search.get('decision');
  return (
    <PostAppealOf
      key={`${postUID} ${decisionId}`}
      postUID={postUID}
      decisionId={decisionId}
      userId={search.get('userId')}
    />
  );
}

type Props = { postUID: string; decisionId: string | null; userId: string | null };

function PostAppealOf({ postUID, decisionId, userId }: Props) {
  const { currentUser } = useSession();
  const [machine] = useState(() => createLivePostAppealMachine(currentUser.userId ?? ''));
  const actor = useActorRef(machine, {
    input: { postUID, ...(decisionId && { decisionId }), ...(userId && { userId }) },
  });
  useGlobalEvents(actor);
  useUpdatesSync(actor, 'data.changed');
  return <PostAppealScreen actor={actor} />;
}
