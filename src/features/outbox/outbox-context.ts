import { useSelector } from '@xstate/react';
import { createContext, useContext, useEffect } from 'react';
import type { DeliveryStatus } from '#machines/flow/app/delivery-status.ts';
import type { OutboxEvent } from '#machines/flow/app/outbox.ts';
import type { OutboxActor } from '#machines/flow/app/outbox-start.ts';

/** The outbox of the signed-in person; null while nothing waits to be sent. */
export const OutboxContext = createContext<OutboxActor | null>(null);

export const useOutbox = (): OutboxActor | null => useContext(OutboxContext);

/** The delivery status of the command for the post with this `clientId`, or null. */
export function useDeliveryStatus(clientId: string): DeliveryStatus | null {
  const outbox = useOutbox();
  const status = useSelector(
    outbox ?? undefined,
    (current) => current?.context.known[clientId]?.status,
  );
  return status ?? null;
}

/**
 * The delivery status of the bank details that wait on this device; null without any, or before the
 * outbox has started.
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

/** Calls `listener` when a command has succeeded, or needs the person. */
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
