import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../forms/button.tsx';

/** To the beginning, one up, one down, to the end. */
export type Move = 'first' | 'up' | 'down' | 'last';

const moves: { by: Move; icon: ReactNode; to: (at: number, count: number) => number }[] = [
  { by: 'first', icon: <ArrowUpToLine size="1.25em" aria-hidden="true" />, to: () => 0 },
  { by: 'up', icon: <ArrowUp size="1.25em" aria-hidden="true" />, to: (at) => Math.max(0, at - 1) },
  {
    by: 'down',
    icon: <ArrowDown size="1.25em" aria-hidden="true" />,
    to: (at, count) => Math.min(count - 1, at + 1),
  },
  {
    by: 'last',
    icon: <ArrowDownToLine size="1.25em" aria-hidden="true" />,
    to: (_, count) => count - 1,
  },
];

type Props = {
  /** From 0. */
  at: number;
  count: number;
  label: (by: Move) => string;
  onMove: (by: Move, to: number) => void;
};

/** Moves an item of a list. Those that would not move it stay focusable and do nothing. */
export function ReorderButtons({ at, count, label, onMove }: Props) {
  return moves.map(({ by, icon, to }) => {
    const next = to(at, count);
    return (
      <IconButton
        key={by}
        data-move={by}
        icon={icon}
        label={label(by)}
        aria-disabled={next === at || undefined}
        onClick={() => next !== at && onMove(by, next)}
      />
    );
  });
}
