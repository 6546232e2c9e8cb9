import { useSelector } from '@xstate/react';
import { createContext, useContext, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { OutboxNews, outboxMachine } from '#machines/flow/outbox.ts';
import type { Standing } from '#machines/flow/outbox-standing.ts';

export type OutboxActor = ActorRefFrom<typeof outboxMachine>;

/** The outbox of the person who is signed in; null as long as nothing on this device waits for the server. */
export const OutboxContext = createContext<OutboxActor | null>(null);

export const useOutbox = (): OutboxActor | null => useContext(OutboxContext);

/** Where the command for the post of this `clientId` stands; null when there is none. */
export function useStanding(clientId: string): Standing | null {
  const outbox = useOutbox();
  const standing = useSelector(outbox ?? undefined, (current) => current?.context.known[clientId]?.standing);
  return standing ?? null;
}

/** Where the bank details stand that wait on this device; null when there are none, or before the outbox has begun. */
export function useDetailsStanding(): Standing | null {
  const outbox = useOutbox();
  const standing = useSelector(
    outbox ?? undefined,
    (current) =>
      Object.values(current?.context.known ?? {}).find(({ command }) => command.kind === 'bankDetails')
        ?.standing,
  );
  return standing ?? null;
}

const newsTypes = ['command.confirmed', 'command.failed', 'command.gone', 'command.withdrawn'] as const;

/** Tells `listener` when a command has gone through, or needs the person. */
export function useOutboxNews(listener: (news: OutboxNews) => void): void {
  const outbox = useOutbox();
  useEffect(() => {
    if (!outbox) return;
    const subscriptions = newsTypes.map((type) => outbox.on(type, listener));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [outbox, listener]);
}
