import { type ReactNode, useEffect, useState } from 'react';
import type { CurrentUser } from '#machines/flow/app.ts';
import { profileStandingOf } from '#machines/flow/profile-standing.ts';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { hearDevice } from '#src/drafts/device-news.ts';
import { type OutboxActor, OutboxContext } from './outbox-context.ts';

type Props = { user: CurrentUser; children: ReactNode };

/** Around the pages of somebody signed in: brings to the server what lies on this device, as soon as there is something. */
export function OutboxProvider({ user, children }: Props) {
  const outbox = useOutboxOf(user);
  return (
    <OutboxContext value={outbox}>
      {outbox && <Ears outbox={outbox} />}
      {children}
    </OutboxContext>
  );
}

function Ears({ outbox }: { outbox: OutboxActor }) {
  useGlobalEvents(outbox);
  return null;
}

/** The page comes first, then what can wait. */
const calm = 1500;

/** Not asked for before the page is there, and its scripts only when something waits. */
function useOutboxOf(user: CurrentUser): OutboxActor | null {
  const [outbox, setOutbox] = useState<OutboxActor | null>(null);
  const ownerUserId = user.userId ?? '';
  const profile = profileStandingOf(user);
  useEffect(() => {
    let running: OutboxActor | undefined;
    let isOver = false;
    const look = async () => {
      const begun = await beginIfNeeded({ ownerUserId, profile, newKey: () => crypto.randomUUID() });
      if (!begun) return;
      if (isOver || running) {
        begun.stop();
        return;
      }
      running = begun;
      setOutbox(begun);
    };
    const lookAgain = () => look().catch(() => {});
    const timer = setTimeout(lookAgain, calm);
    // Its scripts may not have come without a network.
    const lookIfNotRunning = () => {
      if (!running) lookAgain();
    };
    addEventListener('online', lookIfNotRunning);
    const stopHearing = hearDevice(({ type }) => {
      if (type !== 'device.changed') return;
      if (running) running.send({ type: 'device.changed' });
      else lookAgain();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', lookIfNotRunning);
      stopHearing();
      running?.stop();
      // Nothing may be sent to one that has stopped.
      setOutbox(null);
    };
  }, [ownerUserId, profile]);
  return outbox;
}

async function beginIfNeeded(input: Parameters<typeof import('./live-machine.ts').startOutbox>[0]) {
  const { listWaiting } = await import('#src/drafts/waiting-commands.ts');
  const { commands, laterIn } = await listWaiting(input.ownerUserId);
  if (commands.length === 0 && laterIn === null) return null;
  const { startOutbox } = await import('./live-machine.ts');
  return startOutbox(input);
}
