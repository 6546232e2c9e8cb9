import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

/**
 * A chart that loads by filters: `paged-list` or `resource`. Only `paged-list` follows typing.
 */
type FilteredList<Filters> = {
  send: (event: { type: 'filter.changed'; filters: Filters }) => void;
  getSnapshot: () => { context: { filters: Filters } };
  subscribe: (listener: () => void) => { unsubscribe: () => void };
};

/** How an address names filters; both are outside of components, so that they stay the same. */
type FilterCodec<Filters> = {
  read: (search: URLSearchParams) => Filters;
  write: (filters: Filters) => URLSearchParams;
};

/**
 * Keeps the filters of a list in the address: a choice goes to the list at once and to the address
 * after it; back, forward and links go to the list. The router changes the address in a transition,
 * so a control that showed the address would jump back under the arrow keys: what is shown is the
 * list's own. What is typed is told as such, which only `paged-list` knows.
 */
export function useUrlFilters<Filters>(
  list: FilteredList<Filters>,
  { read, write }: FilterCodec<Filters>,
) {
  const [search, setSearch] = useSearchParams();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = list.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [list],
  );
  const filters = useSyncExternalStore(subscribe, () => list.getSnapshot().context.filters);
  const address = write(read(search)).toString();
  const pendingUrls = useRef<string[]>([]);
  useEffect(() => {
    const place = pendingUrls.current.indexOf(address);
    pendingUrls.current = place < 0 ? [] : pendingUrls.current.slice(place + 1);
    if (place >= 0 || write(list.getSnapshot().context.filters).toString() === address) return;
    list.send({ type: 'filter.changed', filters: read(new URLSearchParams(address)) });
  }, [list, address, read, write]);
  const setFilters = (next: Filters, how: 'chosen' | 'typed' = 'chosen') => {
    const type = (how === 'typed' ? 'filter.typed' : 'filter.changed') as 'filter.changed';
    list.send({ type, filters: next });
    const named = write(next);
    pendingUrls.current.push(named.toString());
    setSearch(named, { replace: how === 'typed', preventScrollReset: true });
  };
  return [filters, setFilters] as const;
}
