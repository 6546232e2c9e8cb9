import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { postFormats } from '#domain/post-states.ts';
import { loadedEarly } from '#src/ui/loaded-early.tsx';
import { Editor } from './editor.tsx';
import { liveArticleEditorMachine } from './live-machine.ts';

/** A new article has no video, and waits for nothing of one. */
const AnyEditor = loadedEarly(() => import('./any-editor.tsx'));

/** Fetches what the post of this address needs besides the page. @public the shell calls it when the chunk is there: src/ui/loaded-early.tsx */
export async function begin(search: URLSearchParams): Promise<void> {
  const isNewArticle = ['', 'format=FORMAT_ARTICLE'].includes(search.toString());
  if (!isNewArticle) await AnyEditor.load();
}

/**
 * /app/post/create?format= and /app/post/edit?postUID=. A new post gets its clientId before its first word and keeps it in the address,
 * so that a reload finds it again, on this device or with the server.
 */
export default function EditorRoute() {
  const [search, setSearch] = useSearchParams();
  const postUID = search.get('postUID');
  const draft = search.get('draft');
  const format = postFormats.find((known) => known === search.get('format')) ?? 'FORMAT_ARTICLE';
  const isUnnamed = !postUID && !draft;
  const fresh = useFreshId(isUnnamed);
  useEffect(() => {
    if (isUnnamed) setSearch({ format, draft: fresh }, { replace: true });
  }, [isUnnamed, format, fresh, setSearch]);
  const clientId = postUID ? null : (draft ?? fresh);
  const isFresh = clientId === fresh;
  const address = { clientId, postUID, format, isFresh };
  const key = postUID ?? clientId;
  if (isFresh && format === 'FORMAT_ARTICLE')
    return <Editor key={key} {...address} machine={liveArticleEditorMachine} />;
  return <AnyEditor key={key} {...address} />;
}

/** An id for each arrival at an address that names no post: who writes another one begins an empty page. */
function useFreshId(isUnnamed: boolean): string {
  const [arrival, setArrival] = useState(() => ({ isUnnamed, id: crypto.randomUUID() }));
  if (arrival.isUnnamed === isUnnamed) return arrival.id;
  const next = { isUnnamed, id: isUnnamed ? crypto.randomUUID() : arrival.id };
  setArrival(next);
  return next.id;
}
