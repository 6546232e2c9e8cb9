import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { PostFormat } from '#domain/post-states.ts';
import type { postEditorMachine } from '#machines/flow/post-editor.ts';
import { profileStandingOf } from '#machines/flow/profile-standing.ts';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { deviceDatabase } from '#src/drafts/device-database.ts';
import { tellDeviceChanged } from '#src/drafts/device-news.ts';
import { EditorScreen } from './editor-screen.tsx';
import { BesideProvider } from './live-beside.tsx';

export type EditedPost = {
  clientId: string | null;
  postUID: string | null;
  format: PostFormat;
  isFresh: boolean;
};

type Props = EditedPost & { machine: typeof postEditorMachine };

/** The editor of a post, by the chart that its format needs. */
export function Editor({ clientId, postUID, format, isFresh, machine }: Props) {
  const { currentUser } = useApp();
  const actor = useActorRef(machine, {
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
