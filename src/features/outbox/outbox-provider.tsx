import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { CurrentUser } from '#machines/flow/app/app.ts';
import type { OutboxEvent } from '#machines/flow/app/outbox.ts';
import type { OutboxActor } from '#machines/flow/app/outbox-start.ts';
import { profileApproval } from '#machines/flow/profile/profile-approval.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { clearBankInput } from '#src/device/bank-input-store.ts';
import { liveOutboxStartMachine } from './live-outbox-start-machine.ts';
import { OutboxContext, useOutboxEvents } from './outbox-context.ts';

type Props = { user: CurrentUser; children: ReactNode };

/** Wraps the pages of a signed-in person and sends what waits on this device. */
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

/** The outbox of this person, once something waits for the server. */
function useUserOutbox(user: CurrentUser): OutboxActor | null {
  const ownerUserId = user.userId ?? '';
  const profile = profileApproval(user);
  const start = useActorRef(liveOutboxStartMachine, {
    input: { ownerUserId, profile, newKey: () => crypto.randomUUID() },
  });
  useEffect(() => {
    start.send({ type: 'user.changed', ownerUserId, profile });
  }, [start, ownerUserId, profile]);
  return useSelector(start, (current) => current.context.outbox);
}
