import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { currentAnchor, restoreList, type SavedList, saveList } from './list-restoration.ts';

/** Whose list it is, and under which filters: neither may be another when somebody comes back. */
type ListIdentity = { owner: string; search: string };

/**
 * The list as it was when somebody left this entry of the browser's history, to whom now goes back
 * to it.
 */
export function useRestoredList<Row>({ owner, search }: ListIdentity): SavedList<Row> | undefined {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [left] = useState(() => (isReturn ? restoreList<Row>(key, owner, search) : undefined));
  return left;
}

/**
 * Keeps the list for whoever comes back to it. `listNow` gives undefined while there is nothing to
 * come back to.
 */
export function useSaveList<Row>(
  getList: () => Omit<SavedList<Row>, 'owner' | 'anchor'> | undefined,
  owner: string,
): void {
  const { key } = useLocation();
  const last = useRef({ key, listNow: getList, owner });
  useLayoutEffect(() => {
    last.current = { key, listNow: getList, owner };
  });
  useLayoutEffect(
    () => () => {
      const { key: entry, listNow: now, owner: whose } = last.current;
      const list = now();
      if (list) saveList(entry, { ...list, owner: whose, anchor: currentAnchor() });
    },
    [],
  );
}
