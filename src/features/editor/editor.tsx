import { useEffect } from 'react';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import { type ProfileApproval, profileApproval } from '#machines/flow/profile/profile-approval.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { deviceDatabase } from '#src/device/database.ts';
import { announceDeviceChange } from '#src/device/device-channel.ts';
import { EditorScreen } from './editor-screen.tsx';
import type { EditorServices } from './editor-services.ts';
import { EditorServicesProvider } from './editor-services-provider.tsx';

/** The creator for whom an agency writes. */
export type RepresentedCreator = {
  creator: EditorServices['creator'];
  profile: ProfileApproval;
};

export type EditorTarget = {
  clientId: string | null;
  postUID: string | null;
  format: PostFormat;
  /** What a new post is tagged with, as for a campaign. */
  hashtag: string | null;
  isFresh: boolean;
  /** Left out where people write for themselves. */
  represented?: RepresentedCreator;
};

type Props = EditorTarget & { machine: typeof postEditorMachine };

/** The editor of a post, by the chart that its format needs. */
export function Editor(props: Props) {
  const { clientId, postUID, format, hashtag, isFresh, represented, machine } = props;
  const { currentUser } = useSession();
  const userId = currentUser.userId ?? '';
  const actor = useActorRef(machine, {
    input: {
      clientId,
      postUID,
      isFresh,
      ownerUserId: represented?.creator.userId ?? userId,
      writerUserId: represented ? userId : null,
      format,
      hashtags: hashtag ? [hashtag] : [],
      profile: represented?.profile ?? profileApproval(currentUser),
      newKey: () => crypto.randomUUID(),
    },
  });
  useGlobalEvents(actor);
  useEffect(() => {
    openDatabaseEarly();
    // Unsaved changes are sent without this page.
    return announceDeviceChange;
  }, []);
  return (
    <EditorServicesProvider creator={represented?.creator}>
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
