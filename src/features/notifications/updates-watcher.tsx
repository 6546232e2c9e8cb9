import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { serverNow } from '#src/api/server-time.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { liveUpdatesMachine } from './live-updates-machine.ts';
import type { UpdatesActor } from './updates-context.ts';

/** The header `Date` and the clock of the database may differ by so much, in ms. */
const tolerance = 5000;

/** Asks for changes while it is rendered, and shows nothing. */
export default function UpdatesWatcher({ onStart }: { onStart: (actor: UpdatesActor) => void }) {
  const actor = useActorRef(liveUpdatesMachine, {
    input: { openedAt: serverNow() - performance.now() - tolerance, random: Math.random },
  });
  useGlobalEvents(actor);
  useEffect(() => onStart(actor), [actor, onStart]);
  return null;
}
