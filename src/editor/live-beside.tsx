import { useActorRef } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { fromCallback } from 'xstate';
import { deviceRoomMachine } from '#machines/flow/device-room.ts';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { watchDeviceRoom } from '#src/drafts/device-room.ts';
import { BesideContext } from './beside.ts';
import { livePostPreviewMachine } from './preview/live-machine.ts';

/** The chart `device-room` on this device. */
const liveDeviceRoomMachine = deviceRoomMachine.provide({
  actors: {
    watchRoom: fromCallback(({ sendBack }) =>
      watchDeviceRoom((leftBytes) => sendBack({ type: 'room.measured', leftBytes })),
    ),
  },
});

/** Around the page of the editor: what goes on beside the writing, on this device and for this person. */
export function BesideProvider({ children }: { children: ReactNode }) {
  const { userId, name, handle, profileImage, blueTick } = useApp().currentUser;
  const room = useActorRef(liveDeviceRoomMachine);
  const preview = useActorRef(livePostPreviewMachine);
  useGlobalEvents(room);
  useGlobalEvents(preview);
  const beside = useMemo(
    () => ({ room, preview, creator: { userId: userId ?? '', name, handle, profileImage, blueTick } }),
    [room, preview, userId, name, handle, profileImage, blueTick],
  );
  return <BesideContext value={beside}>{children}</BesideContext>;
}
