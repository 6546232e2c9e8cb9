import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { currentAnchor, restoreList, type SavedList, saveList } from './list-restoration.ts';

/** The owner and filters of the list, which must be the same on a return. */
type ListIdentity = { owner: string; search: string };

/** The list as it was when the person left this entry of the browser's history. */
export function useRestoredList<Row>({ owner, search }: ListIdentity): SavedList<Row> | undefined {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [left] = useState(() => (isReturn ? restoreList<Row>(key, owner, search) : undefined));
  return left;
}

/** Keeps the list for a return. `listNow` returns undefined while there is nothing to restore. */
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
