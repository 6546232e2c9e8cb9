import { useSelector } from '@xstate/react';
import { createContext, useContext, useEffect } from 'react';
import type { DeliveryStatus } from '#machines/flow/app/delivery-status.ts';
import type { OutboxEvent } from '#machines/flow/app/outbox.ts';
import type { OutboxActor } from '#machines/flow/app/outbox-start.ts';

/**
 * The outbox of the person who is signed in; null as long as nothing on this device waits for the
 * server.
 */
export const OutboxContext = createContext<OutboxActor | null>(null);

export const useOutbox = (): OutboxActor | null => useContext(OutboxContext);

/** Where the command for the post of this `clientId` stands; null when there is none. */
export function useDeliveryStatus(clientId: string): DeliveryStatus | null {
  const outbox = useOutbox();
  const status = useSelector(
    outbox ?? undefined,
    (current) => current?.context.known[clientId]?.status,
  );
  return status ?? null;
}

/**
 * Where the bank details stand that wait on this device; null when there are none, or before the
 * outbox has begun.
 */
export function useBankDetailsDeliveryStatus(): DeliveryStatus | null {
  const outbox = useOutbox();
  const status = useSelector(
    outbox ?? undefined,
    (current) =>
      Object.values(current?.context.known ?? {}).find(
        ({ command }) => command.kind === 'bankDetails',
      )?.status,
  );
  return status ?? null;
}

const outboxEventTypes = [
  'command.confirmed',
  'command.failed',
  'command.removed',
  'command.withdrawn',
] as const;

/** Tells `listener` when a command has gone through, or needs the person. */
export function useOutboxEvents(listener: (news: OutboxEvent) => void): void {
  const outbox = useOutbox();
  useEffect(() => {
    if (!outbox) return;
    const subscriptions = outboxEventTypes.map((type) => outbox.on(type, listener));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [outbox, listener]);
}
