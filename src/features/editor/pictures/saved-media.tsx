import { useSelector } from '@xstate/react';
import { PostMedia } from '#src/ui/media/post/post-media.tsx';
import type { EditorActor } from '../editor-actor.ts';

/** The saved media of a post that is not an article. */
export function SavedMedia({ actor }: { actor: EditorActor }) {
  const post = useSelector(actor, (current) => current.context.post);
  return post && <PostMedia post={post} />;
}
