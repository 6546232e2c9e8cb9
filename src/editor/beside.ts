import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { deviceRoomMachine } from '#machines/flow/device-room.ts';
import type { postPreviewMachine } from '#machines/flow/post-preview.ts';
import type { ReadPost } from '#src/reader/index.ts';

/** What goes on beside the writing. */
export type Beside = {
  room: ActorRefFrom<typeof deviceRoomMachine>;
  preview: ActorRefFrom<typeof postPreviewMachine>;
  /** Whom readers will see as the author. */
  creator: ReadPost['creator'];
};

export const BesideContext = createContext<Beside | null>(null);

/** @throws outside of the editor's page. */
export function useBeside(): Beside {
  const beside = useContext(BesideContext);
  if (!beside) throw new Error('useBeside() is for the page of the editor.');
  return beside;
}
