import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';

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
 * Keeps the filters of a list in the address. A change goes to the list at once and then to the
 * address; back, forward and links go to the list. The router updates the address in a transition,
 * so a control bound to the address would jump back under the arrow keys: controls show the filters
 * of the list. Typed text is marked as such for `paged-list`.
 */
export function useUrlFilters<Filters>(
  list: FilteredList<Filters>,
  { read, write }: FilterCodec<Filters>,
) {
  const [, setSearch] = useSearchParams();
  const location = useLocation();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = list.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [list],
  );
  const filters = useSyncExternalStore(subscribe, () => list.getSnapshot().context.filters);
  const pendingUrls = useRef<string[]>([]);
  // By the location and not by its text: going back before the router has rendered a change
  // returns to the same text.
  useEffect(() => {
    const named = read(new URLSearchParams(location.search));
    const address = write(named).toString();
    const place = pendingUrls.current.indexOf(address);
    pendingUrls.current = place < 0 ? [] : pendingUrls.current.slice(place + 1);
    if (place >= 0 || write(list.getSnapshot().context.filters).toString() === address) return;
    list.send({ type: 'filter.changed', filters: named });
  }, [list, location, read, write]);
  const setFilters = (next: Filters, how: 'chosen' | 'typed' = 'chosen') => {
    const type = (how === 'typed' ? 'filter.typed' : 'filter.changed') as 'filter.changed';
    list.send({ type, filters: next });
    const named = write(next);
    pendingUrls.current.push(named.toString());
    setSearch(named, { replace: how === 'typed', preventScrollReset: true });
  };
  return [filters, setFilters] as const;
}
