import { GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { chakra } from '#src/theme/chakra.tsx';

const Handle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'target',
    height: 'target',
    color: 'ink.muted',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
  },
});

/** Drags an item of `useDragReorder`. Only for pointers; by keyboard there is `ReorderButtons`. */
export const DragHandle = (props: {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}) => (
  <Handle aria-hidden="true" data-drag {...props}>
    <GripVertical size="1.5rem" />
  </Handle>
);
