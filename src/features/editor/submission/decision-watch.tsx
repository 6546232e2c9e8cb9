import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { Post } from '#machines/flow/editor/post-content.ts';
import { type PostRequest, postRequest } from '#machines/flow/editor/post-editor-types.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUpdates, useUpdatesSync } from '#src/features/notifications/index.ts';
import type { EditorActor } from '../editor-actor.ts';

/** The chart `resource` for the server's copy of a post. */
const livePostMachine = createResource<Post, PostRequest>().provide({
  actors: {
    loadResource: operationActor(
      'getPostById',
      ({ filters: { postId, ...body } }: { filters: PostRequest }) => ({ path: { postId }, body }),
    ),
  },
});

/** Hands decisions on the post to the editor's chart, once there may be one. Shows nothing. */
export function DecisionWatch({ actor }: { actor: EditorActor }) {
  const [hasNews, setNews] = useState(false);
  useUpdates(
    useCallback(({ havePostsChanged }) => setNews((before) => before || havePostsChanged), []),
  );
  return hasNews && <PostReload editor={actor} />;
}

function PostReload({ editor }: { editor: EditorActor }) {
  const [filters] = useState(() => postRequest(editor.getSnapshot().context.draft));
  const actor = useActorRef(livePostMachine, { input: { filters } });
  useGlobalEvents(actor);
  useUpdatesSync(actor, 'data.changed');
  const post = useSelector(actor, ({ context }) => context.data);
  useEffect(() => {
    if (post) editor.send({ type: 'post.loaded', post });
  }, [editor, post]);
  return null;
}
