import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { CurrentUser } from '#machines/flow/app.ts';
import type { OutboxNews } from '#machines/flow/outbox.ts';
import { profileStandingOf } from '#machines/flow/profile-standing.ts';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { hearDevice } from '#src/drafts/device-news.ts';
import { forgetTyped } from '#src/drafts/typed-in-tab.ts';
import { type OutboxActor, OutboxContext, useOutboxNews } from './outbox-context.ts';

type Props = { user: CurrentUser; children: ReactNode };

/** Around the pages of somebody signed in: brings to the server what lies on this device, as soon as there is something. */
export function OutboxProvider({ user, children }: Props) {
  const outbox = useOutboxOf(user);
  return (
    <OutboxContext value={outbox}>
      {outbox && <Ears outbox={outbox} userId={user.userId ?? ''} />}
      {children}
    </OutboxContext>
  );
}

function Ears({ outbox, userId }: { outbox: OutboxActor; userId: string }) {
  useGlobalEvents(outbox);
  const follow = useCallback(
    (news: OutboxNews) => {
      // On whatever page: the numbers have served their time.
      if (news.type === 'command.confirmed' && news.kind === 'bankDetails') forgetTyped(userId);
    },
    [userId],
  );
  useOutboxNews(follow);
  return null;
}

/** The page comes first, then what can wait. */
const calm = 1500;
/** Before its scripts are asked for again, in milliseconds. */
const patience = 30_000;

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
    let timer = setTimeout(() => lookAgain(), calm);
    const lookAgain = () =>
      look().catch(() => {
        clearTimeout(timer);
        if (!isOver) timer = setTimeout(lookAgain, patience);
      });
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
