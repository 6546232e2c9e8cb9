import { useSelector } from '@xstate/react';
import { PostMedia } from '#src/ui/media/post/post-media.tsx';
import type { EditorActor } from '../editor-actor.ts';

/** What a post that is no article shows beside its text, as it lies with the server. */
export function SavedMedia({ actor }: { actor: EditorActor }) {
  const post = useSelector(actor, (current) => current.context.post);
  return post && <PostMedia post={post} />;
}
