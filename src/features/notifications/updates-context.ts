import { createContext, useContext, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { UpdatesEvent, updatesMachine } from '#machines/flow/app/updates.ts';
import type { notificationMarksMachine } from '#machines/flow/notifications/notification-marks.ts';

/** The charts that ask the server for changes, and tell it which notifications were read. */
export type UpdatesServices = {
  updates: ActorRefFrom<typeof updatesMachine>;
  marks: ActorRefFrom<typeof notificationMarksMachine>;
};

/** Null until their code has loaded, and for staff. */
export const UpdatesContext = createContext<UpdatesServices | null>(null);

/** Calls `listener` after each answer of the server; it stays the same function. */
export function useUpdates(listener: (news: UpdatesEvent) => void): void {
  const updates = useContext(UpdatesContext)?.updates;
  useEffect(() => {
    const subscription = updates?.on('updates.received', listener);
    return () => subscription?.unsubscribe();
  }, [updates, listener]);
}
