import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { CurrentUser } from '#machines/flow/app/app.ts';
import type { OutboxEvent } from '#machines/flow/app/outbox.ts';
import { profileApproval } from '#machines/flow/profile/profile-approval.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { clearBankInput } from '#src/device/bank-input-store.ts';
import { subscribeToDevice } from '#src/device/device-channel.ts';
import { type OutboxActor, OutboxContext, useOutboxEvents } from './outbox-context.ts';

type Props = { user: CurrentUser; children: ReactNode };

/**
 * Around the pages of somebody signed in: brings to the server what lies on this device, as soon as
 * there is something.
 */
export function OutboxProvider({ user, children }: Props) {
  const outbox = useUserOutbox(user);
  return (
    <OutboxContext value={outbox}>
      {outbox && <OutboxEventListener outbox={outbox} userId={user.userId ?? ''} />}
      {children}
    </OutboxContext>
  );
}

function OutboxEventListener({ outbox, userId }: { outbox: OutboxActor; userId: string }) {
  useGlobalEvents(outbox);
  const onEvent = useCallback(
    (news: OutboxEvent) => {
      // On whatever page: the numbers have served their time.
      if (news.type === 'command.confirmed' && news.kind === 'bankDetails') clearBankInput(userId);
    },
    [userId],
  );
  useOutboxEvents(onEvent);
  return null;
}

/** The page comes first, then what can wait. */
const startDelayMs = 1500;
/** Before its scripts are asked for again, in milliseconds. */
const retryDelayMs = 30_000;

/** Not asked for before the page is there, and its scripts only when something waits. */
function useUserOutbox(user: CurrentUser): OutboxActor | null {
  const [outbox, setOutbox] = useState<OutboxActor | null>(null);
  const ownerUserId = user.userId ?? '';
  const profile = profileApproval(user);
  useEffect(() => {
    let running: OutboxActor | undefined;
    let isOver = false;
    const startIfPending = async () => {
      const started = await startOutboxIfNeeded({
        ownerUserId,
        profile,
        newKey: () => crypto.randomUUID(),
      });
      if (!started) return;
      if (isOver || running) {
        started.stop();
        return;
      }
      running = started;
      setOutbox(started);
    };
    let timer = setTimeout(() => tryStart(), startDelayMs);
    const tryStart = () =>
      startIfPending().catch(() => {
        clearTimeout(timer);
        if (!isOver) timer = setTimeout(tryStart, retryDelayMs);
      });
    // Its scripts may not have come without a network.
    const startIfNotRunning = () => {
      if (!running) tryStart();
    };
    addEventListener('online', startIfNotRunning);
    const unsubscribe = subscribeToDevice(({ type }) => {
      if (type !== 'device.changed') return;
      if (running) running.send({ type: 'device.changed' });
      else tryStart();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', startIfNotRunning);
      unsubscribe();
      running?.stop();
      // Nothing may be sent to one that has stopped.
      setOutbox(null);
    };
  }, [ownerUserId, profile]);
  return outbox;
}

async function startOutboxIfNeeded(
  input: Parameters<typeof import('./live-outbox-machine.ts').startOutbox>[0],
) {
  const { listPendingCommands } = await import('#src/device/pending-commands.ts');
  const { commands, nextDueIn } = await listPendingCommands(input.ownerUserId);
  if (commands.length === 0 && nextDueIn === null) return null;
  const { startOutbox } = await import('./live-outbox-machine.ts');
  return startOutbox(input);
}
