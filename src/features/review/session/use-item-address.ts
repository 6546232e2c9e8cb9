import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { QueueActor } from './queue-actor.ts';

/**
 * Keeps the shown item in the address, under a name. The entry of the browser's history is
 * replaced, so Back leads to the list. A link to another item opens it.
 */
export function useItemAddress<Subject, Filters>(
  queue: QueueActor<Subject, Filters>,
  name: string,
): void {
  const [search, setSearch] = useSearchParams();
  const address = search.get(name);
  // The router follows in a transition, after further items may have been opened.
  const pending = useRef<string[]>([]);
  useEffect(() => {
    const subscription = queue.on('item.selected', ({ id }) => {
      pending.current.push(id);
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(name, id);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    });
    return () => subscription.unsubscribe();
  }, [queue, name, setSearch]);
  useEffect(() => {
    if (address === null) return;
    const place = pending.current.indexOf(address);
    pending.current = place < 0 ? [] : pending.current.slice(place + 1);
    if (place < 0) queue.send({ type: 'item.opened', id: address });
  }, [queue, address]);
}
