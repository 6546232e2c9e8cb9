import { type ReactNode, useMemo } from 'react';
import { fromCallback } from 'xstate';
import { storageQuotaMachine } from '#machines/flow/editor/storage-quota.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { watchStorageQuota } from '#src/device/storage-quota.ts';
import { type EditorServices, EditorServicesContext } from './editor-services.ts';
import { livePostPreviewMachine } from './preview/live-post-preview-machine.ts';

/** The chart `device-room` on this device. */
const liveStorageQuotaMachine = storageQuotaMachine.provide({
  actors: {
    watchStorage: fromCallback(({ sendBack }) =>
      watchStorageQuota((availableBytes) => sendBack({ type: 'storage.measured', availableBytes })),
    ),
  },
});

type Props = {
  /** For whom it is written; the signed-in person where it is left out. */
  creator: EditorServices['creator'] | undefined;
  children: ReactNode;
};

/** Provides the editor's background services for this device and this person. */
export function EditorServicesProvider({ creator, children }: Props) {
  const { userId, name, handle, profileImage, blueTick } = useSession().currentUser;
  const storageQuota = useActorRef(liveStorageQuotaMachine);
  const preview = useActorRef(livePostPreviewMachine);
  useGlobalEvents(storageQuota);
  useGlobalEvents(preview);
  const services = useMemo(
    () => ({
      storageQuota: storageQuota,
      preview,
      creator: creator ?? { userId: userId ?? '', name, handle, profileImage, blueTick },
    }),
    [storageQuota, preview, creator, userId, name, handle, profileImage, blueTick],
  );
  return <EditorServicesContext value={services}>{children}</EditorServicesContext>;
}
