import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type PostFormat, postFormats } from '#domain/post-states.ts';
import { profileStandingOf } from '#machines/flow/profile-standing.ts';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { deviceDatabase } from '#src/drafts/device-database.ts';
import { tellDeviceChanged } from '#src/drafts/device-news.ts';
import { EditorScreen } from './editor-screen.tsx';
import { BesideProvider } from './live-beside.tsx';
import { livePostEditorMachine } from './live-machine.ts';

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
  return (
    <Editor
      key={postUID ?? clientId}
      clientId={clientId}
      postUID={postUID}
      format={format}
      isFresh={clientId === fresh}
    />
  );
}

/** An id for each arrival at an address that names no post: who writes another one begins an empty page. */
function useFreshId(isUnnamed: boolean): string {
  const [arrival, setArrival] = useState(() => ({ isUnnamed, id: crypto.randomUUID() }));
  if (arrival.isUnnamed === isUnnamed) return arrival.id;
  const next = { isUnnamed, id: isUnnamed ? crypto.randomUUID() : arrival.id };
  setArrival(next);
  return next.id;
}

type Props = { clientId: string | null; postUID: string | null; format: PostFormat; isFresh: boolean };

function Editor({ clientId, postUID, format, isFresh }: Props) {
  const { currentUser } = useApp();
  const actor = useActorRef(livePostEditorMachine, {
    input: {
      clientId,
      postUID,
      isFresh,
      ownerUserId: currentUser.userId ?? '',
      format,
      profile: profileStandingOf(currentUser),
      newKey: () => crypto.randomUUID(),
    },
  });
  useGlobalEvents(actor);
  useEffect(() => {
    warmDevice();
    // What is not with the server yet is brought there without this page.
    return tellDeviceChanged;
  }, []);
  return (
    <BesideProvider>
      <EditorScreen actor={actor} />
    </BesideProvider>
  );
}

/** Opened in time: a page that is being closed can still write into an open database, but not open one. */
function warmDevice(): void {
  deviceDatabase().catch(() => {});
}
