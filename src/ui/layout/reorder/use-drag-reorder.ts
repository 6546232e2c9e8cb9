import {
  type CSSProperties,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** The dragged item: its position, its target, and the distance in pixels. */
type Drag = { from: number; to: number; by: number };
type Measures = { middles: number[]; height: number; step: number };

export type DragReorder = {
  /** Begins to drag the item at a place, by the press on its handle; always the same function. */
  startDrag(from: number, event: PointerEvent<HTMLElement>): void;
  itemStyle(place: number): CSSProperties | undefined;
};

/** This near to an edge of the window the page begins to move. */
const scrollEdgePx = 90;
const maxScrollSpeed = 14;

/**
 * Lets the items of a list be dragged by a handle. During a drag the others make room; the DOM
 * changes only on release, so no field loses its focus. Buttons do the same without dragging (WCAG
 * 2.5.7).
 */
export function useDragReorder(
  list: RefObject<HTMLOListElement | null>,
  onMove: (from: number, to: number) => void,
): DragReorder {
  const [dragging, setDragging] = useState<{ drag: Drag; measures: Measures } | null>(null);
  const end = useRef(() => {});
  const latestOnMove = useRef(onMove);
  useEffect(() => {
    latestOnMove.current = onMove;
  });
  useEffect(() => () => end.current(), []);
  const begin = useCallback(
    (from: number, event: PointerEvent<HTMLElement>) => {
      const items = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
      if (event.button !== 0 || items.length < 2) return;
      event.preventDefault();
      const measures = measureItems(items, from);
      end.current = trackPointer(event, measures, from, {
        onDrag: (drag) => setDragging({ drag, measures }),
        onEnd: (dragged) => {
          setDragging(null);
          if (dragged && dragged.to !== dragged.from)
            latestOnMove.current(dragged.from, dragged.to);
        },
      });
    },
    [list],
  );
  return {
    startDrag: begin,
    itemStyle: (place) =>
      dragging ? dragStyle(place, dragging.drag, dragging.measures) : undefined,
  };
}

/** Middles from the top of the page, and how far the others go to make room. */
function measureItems(items: DOMRect[], from: number): Measures {
  const [one, other] = items as [DOMRect, DOMRect];
  const gap = other.top - one.bottom;
  return {
    middles: items.map(({ top, height }) => top + height / 2 + window.scrollY),
    height: items[from]?.height ?? 0,
    step: (items[from]?.height ?? 0) + gap,
  };
}

function dragStyle(place: number, { from, to, by }: Drag, { step }: Measures): CSSProperties {
  if (place === from) return { transform: `translateY(${by}px)`, position: 'relative', zIndex: 1 };
  const isPassed = place > from ? place <= to : place >= to;
  const way = place > from ? -step : step;
  return {
    transform: isPassed ? `translateY(${way}px)` : undefined,
    transition: 'transform 150ms',
  };
}

type Listeners = { onDrag: (drag: Drag) => void; onEnd: (drag: Drag | null) => void };

/**
 * Follows one pointer until it is released; Escape puts all back. Returns the function that ends
 * it.
 */
function trackPointer(
  { clientY, pointerId }: PointerEvent,
  measures: Measures,
  from: number,
  { onDrag, onEnd }: Listeners,
): () => void {
  const startedAt = clientY + window.scrollY;
  const stop = new AbortController();
  let at = clientY;
  let frame = 0;
  let last: Drag | null = null;
  const updateDrag = () => {
    const by = at + window.scrollY - startedAt;
    last = { from, to: dropIndex(measures, from, by), by };
    onDrag(last);
  };
  const autoScroll = () => {
    const before = window.scrollY;
    window.scrollBy(0, scrollSpeed(at));
    if (window.scrollY !== before) updateDrag();
    frame = requestAnimationFrame(autoScroll);
  };
  const finish = (result: Drag | null) => {
    stop.abort();
    cancelAnimationFrame(frame);
    onEnd(result);
  };
  const listen = { signal: stop.signal };
  const ownPointer =
    (act: (event: globalThis.PointerEvent) => void) => (event: globalThis.PointerEvent) => {
      if (event.pointerId === pointerId) act(event);
    };
  const move = ownPointer((event) => {
    at = event.clientY;
    updateDrag();
  });
  addEventListener('pointermove', move, listen);
  addEventListener(
    'pointerup',
    ownPointer(() => finish(last)),
    listen,
  );
  addEventListener(
    'pointercancel',
    ownPointer(() => finish(null)),
    listen,
  );
  addEventListener('keydown', (event) => event.key === 'Escape' && finish(null), listen);
  frame = requestAnimationFrame(autoScroll);
  return () => finish(null);
}

/** An item makes room as soon as the approaching edge has reached its middle. */
function dropIndex({ middles, height }: Measures, from: number, by: number): number {
  const edgeAt = (middles[from] ?? 0) + by + (Math.sign(by) * height) / 2;
  const passed = middles.filter((middle, place) =>
    place > from ? by > 0 && middle < edgeAt : place < from && by < 0 && middle > edgeAt,
  ).length;
  return from + Math.sign(by) * passed;
}

/** The nearer to the edge the faster; 0 in the middle of the window. */
function scrollSpeed(y: number): number {
  const above = Math.max(0, scrollEdgePx - y);
  const below = Math.max(0, y - (window.innerHeight - scrollEdgePx));
  return ((below - above) / scrollEdgePx) * maxScrollSpeed;
}
