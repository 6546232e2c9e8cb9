import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { limits } from '#domain/limits.ts';
import { postFormats } from '#domain/post/post-formats.ts';
import { useSession } from '#src/api/session-context.ts';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Editor } from './editor.tsx';
import { liveArticleEditorMachine } from './live-article-editor-machine.ts';

/** Agencies only write for somebody else. */
const RepresentedEditor = lazyWithPreload(() => import('./represented/represented-editor.tsx'));

/** A new article has no video and loads no code for one. */
const AllFormatsEditor = lazyWithPreload(() => import('./all-formats-editor.tsx'));

/**
 * Loads the data that the post of this address needs. @public called by the app when the chunk has
 * loaded: src/ui/feedback/lazy-with-preload.tsx
 */
export async function begin(search: URLSearchParams): Promise<void> {
  const format = search.get('format') ?? 'FORMAT_ARTICLE';
  const isNewArticle =
    format === 'FORMAT_ARTICLE' && !search.has('draft') && !search.has('postUID');
  if (search.has('userId')) await RepresentedEditor.load();
  if (!isNewArticle) await AllFormatsEditor.load();
}

/**
 * /app/post/create?format= and /app/post/edit?postUID=; with &userId= for a creator of the agency
 * that is signed in. A new post gets its clientId before its
 * first word and keeps it in the address, so that a reload finds it again, on this device or with
 * the server.
 */
export default function EditorRoute() {
  const [search, setSearch] = useSearchParams();
  const postUID = search.get('postUID');
  const draft = search.get('draft');
  const format = postFormats.find((known) => known === search.get('format')) ?? 'FORMAT_ARTICLE';
  const hashtag = search.get('hashtag')?.slice(0, 2 * limits.hashtagMax) || null;
  const { currentUser } = useSession();
  const userId = search.get('userId');
  const hasNoId = !postUID && !draft;
  const freshId = useFreshId(hasNoId);
  useEffect(() => {
    if (!hasNoId) return;
    // Hashtag and person stay, for a reload before the first word is saved.
    const kept = { ...(hashtag && { hashtag }), ...(userId && { userId }) };
    setSearch({ format, draft: freshId, ...kept }, { replace: true });
  }, [hasNoId, format, freshId, hashtag, userId, setSearch]);
  const clientId = postUID ? null : (draft ?? freshId);
  const isFresh = clientId === freshId;
  const address = { clientId, postUID, format, hashtag, isFresh };
  const key = postUID ?? clientId;
  if (userId && userId !== currentUser.userId)
    return <RepresentedEditor key={`${userId} ${key}`} userId={userId} post={address} />;
  if (isFresh && format === 'FORMAT_ARTICLE')
    return <Editor key={key} {...address} machine={liveArticleEditorMachine} />;
  return <AllFormatsEditor key={key} {...address} />;
}

/**
 * An id for each arrival at an address that names no post: who writes another one begins an empty
 * page.
 */
function useFreshId(hasNoId: boolean): string {
  const [arrival, setArrival] = useState(() => ({ isUnnamed: hasNoId, id: crypto.randomUUID() }));
  if (arrival.isUnnamed === hasNoId) return arrival.id;
  const next = { isUnnamed: hasNoId, id: hasNoId ? crypto.randomUUID() : arrival.id };
  setArrival(next);
  return next.id;
}
