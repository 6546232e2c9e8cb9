import { useActorRef as useUnobservedActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { observeActor } from './observed-actors.ts';

/** `useActorRef` of @xstate/react, for a chart that observers of the page may see. */
export const useActorRef: typeof useUnobservedActorRef = (machine, ...options) => {
  const actor = useUnobservedActorRef(machine, ...options);
  useEffect(() => observeActor(actor as AnyActorRef), [actor]);
  return actor;
};
