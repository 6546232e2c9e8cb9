import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import { profileApproval } from '#machines/flow/profile/profile-approval.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { deviceDatabase } from '#src/device/database.ts';
import { announceDeviceChange } from '#src/device/device-channel.ts';
import { EditorScreen } from './editor-screen.tsx';
import { EditorServicesProvider } from './editor-services-provider.tsx';

export type EditorTarget = {
  clientId: string | null;
  postUID: string | null;
  format: PostFormat;
  isFresh: boolean;
};

type Props = EditorTarget & { machine: typeof postEditorMachine };

/** The editor of a post, by the chart that its format needs. */
export function Editor({ clientId, postUID, format, isFresh, machine }: Props) {
  const { currentUser } = useSession();
  const actor = useActorRef(machine, {
    input: {
      clientId,
      postUID,
      isFresh,
      ownerUserId: currentUser.userId ?? '',
      format,
      profile: profileApproval(currentUser),
      newKey: () => crypto.randomUUID(),
    },
  });
  useGlobalEvents(actor);
  useEffect(() => {
    openDatabaseEarly();
    // What is not with the server yet is brought there without this page.
    return announceDeviceChange;
  }, []);
  return (
    <EditorServicesProvider>
      <EditorScreen actor={actor} />
    </EditorServicesProvider>
  );
}

/**
 * Opened in time: a page that is being closed can still write into an open database, but not open
 * one.
 */
function openDatabaseEarly(): void {
  deviceDatabase().catch(() => {});
}
