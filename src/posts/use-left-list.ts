import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { anchorNow, keepLeft, type LeftList, recallLeft } from './left-list.ts';

/** Whose list it is, and under which filters: neither may be another when somebody comes back. */
type Whose = { owner: string; search: string };

/** The list as it was when somebody left this entry of the browser's history, to whom now goes back to it. */
export function useLeftList<Row>({ owner, search }: Whose): LeftList<Row> | undefined {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [left] = useState(() => (isReturn ? recallLeft<Row>(key, owner, search) : undefined));
  return left;
}

/** Keeps the list for whoever comes back to it. `listNow` gives undefined while there is nothing to come back to. */
export function useKeepList<Row>(
  listNow: () => Omit<LeftList<Row>, 'owner' | 'anchor'> | undefined,
  owner: string,
): void {
  const { key } = useLocation();
  const last = useRef({ key, listNow, owner });
  useLayoutEffect(() => {
    last.current = { key, listNow, owner };
  });
  useLayoutEffect(
    () => () => {
      const { key: entry, listNow: now, owner: whose } = last.current;
      const list = now();
      if (list) keepLeft(entry, { ...list, owner: whose, anchor: anchorNow() });
    },
    [],
  );
}
