import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { postFormats } from '#domain/post/post-formats.ts';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Editor } from './editor.tsx';
import { liveArticleEditorMachine } from './live-article-editor-machine.ts';

/** A new article has no video, and waits for nothing of one. */
const AllFormatsEditor = lazyWithPreload(() => import('./all-formats-editor.tsx'));

/**
 * Fetches what the post of this address needs besides the page. @public the shell calls it when the
 * chunk is there: src/ui/feedback/lazy-with-preload.tsx
 */
export async function begin(search: URLSearchParams): Promise<void> {
  const isNewArticle = ['', 'format=FORMAT_ARTICLE'].includes(search.toString());
  if (!isNewArticle) await AllFormatsEditor.load();
}

/**
 * /app/post/create?format= and /app/post/edit?postUID=. A new post gets its clientId before its
 * first word and keeps it in the address, so that a reload finds it again, on this device or with
 * the server.
 */
export default function EditorRoute() {
  const [search, setSearch] = useSearchParams();
  const postUID = search.get('postUID');
  const draft = search.get('draft');
  const format = postFormats.find((known) => known === search.get('format')) ?? 'FORMAT_ARTICLE';
  const hasNoId = !postUID && !draft;
  const freshId = useFreshId(hasNoId);
  useEffect(() => {
    if (hasNoId) setSearch({ format, draft: freshId }, { replace: true });
  }, [hasNoId, format, freshId, setSearch]);
  const clientId = postUID ? null : (draft ?? freshId);
  const isFresh = clientId === freshId;
  const address = { clientId, postUID, format, isFresh };
  const key = postUID ?? clientId;
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
