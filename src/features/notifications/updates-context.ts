import { createContext, useContext, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { UpdatesEvent, updatesMachine } from '#machines/flow/app/updates.ts';

export type UpdatesActor = ActorRefFrom<typeof updatesMachine>;

/** The chart that asks the server for changes; null until its code has loaded, and for staff. */
export const UpdatesContext = createContext<UpdatesActor | null>(null);

/** Calls `listener` after each answer of the server; it stays the same function. */
export function useUpdates(listener: (news: UpdatesEvent) => void): void {
  const updates = useContext(UpdatesContext);
  useEffect(() => {
    const subscription = updates?.on('updates.received', listener);
    return () => subscription?.unsubscribe();
  }, [updates, listener]);
}
