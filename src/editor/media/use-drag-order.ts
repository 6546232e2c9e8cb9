import {
  type CSSProperties,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** One item under a finger: where it came from, where it would go, and how far it was pushed, in pixels. */
type Drag = { from: number; to: number; by: number };
type Measures = { middles: number[]; height: number; step: number };

export type DragOrder = {
  list: RefObject<HTMLOListElement | null>;
  /** Begins to drag the item at a place, by the press on its handle; always the same function. */
  begin(from: number, event: PointerEvent<HTMLElement>): void;
  styleOf(place: number): CSSProperties | undefined;
};

/** This near to an edge of the window the page begins to move. */
const edge = 90;
const fastest = 14;

/**
 * Lets the items of a list be dragged to another place by a handle. While one is dragged the others make room; nothing is moved in the
 * page before it is let go, so no field loses its focus. Whoever cannot drag has the buttons (WCAG 2.5.7).
 */
export function useDragOrder(onMove: (from: number, to: number) => void): DragOrder {
  const list = useRef<HTMLOListElement>(null);
  const [dragging, setDragging] = useState<{ drag: Drag; measures: Measures } | null>(null);
  const end = useRef(() => {});
  const told = useRef(onMove);
  useEffect(() => {
    told.current = onMove;
  });
  useEffect(() => () => end.current(), []);
  const begin = useCallback((from: number, event: PointerEvent<HTMLElement>) => {
    const items = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    if (event.button !== 0 || items.length < 2) return;
    event.preventDefault();
    const measures = measuresOf(items, from);
    end.current = follow(event, measures, from, {
      onDrag: (drag) => setDragging({ drag, measures }),
      onEnd: (dragged) => {
        setDragging(null);
        if (dragged && dragged.to !== dragged.from) told.current(dragged.from, dragged.to);
      },
    });
  }, []);
  return {
    list,
    begin,
    styleOf: (place) => (dragging ? styleAt(place, dragging.drag, dragging.measures) : undefined),
  };
}

/** Middles from the top of the page, and how far the others go to make room. */
function measuresOf(items: DOMRect[], from: number): Measures {
  const [one, other] = items as [DOMRect, DOMRect];
  const gap = other.top - one.bottom;
  return {
    middles: items.map(({ top, height }) => top + height / 2 + window.scrollY),
    height: items[from]?.height ?? 0,
    step: (items[from]?.height ?? 0) + gap,
  };
}

function styleAt(place: number, { from, to, by }: Drag, { step }: Measures): CSSProperties {
  if (place === from) return { transform: `translateY(${by}px)`, position: 'relative', zIndex: 1 };
  const isPassed = place > from ? place <= to : place >= to;
  const way = place > from ? -step : step;
  return { transform: isPassed ? `translateY(${way}px)` : undefined, transition: 'transform 150ms' };
}

type Listeners = { onDrag: (drag: Drag) => void; onEnd: (drag: Drag | null) => void };

/** Follows one pointer until it is let go; Escape puts everything back. Gives the function that ends it. */
function follow(
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
  const look = () => {
    const by = at + window.scrollY - startedAt;
    last = { from, to: placeAt(measures, from, by), by };
    onDrag(last);
  };
  const roll = () => {
    const before = window.scrollY;
    window.scrollBy(0, speedAt(at));
    if (window.scrollY !== before) look();
    frame = requestAnimationFrame(roll);
  };
  const finish = (result: Drag | null) => {
    stop.abort();
    cancelAnimationFrame(frame);
    onEnd(result);
  };
  const listen = { signal: stop.signal };
  const ownPointer = (act: (event: globalThis.PointerEvent) => void) => (event: globalThis.PointerEvent) => {
    if (event.pointerId === pointerId) act(event);
  };
  const move = ownPointer((event) => {
    at = event.clientY;
    look();
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
  frame = requestAnimationFrame(roll);
  return () => finish(null);
}

/** An item makes room as soon as the edge that comes towards it has reached its middle. */
function placeAt({ middles, height }: Measures, from: number, by: number): number {
  const edgeAt = (middles[from] ?? 0) + by + (Math.sign(by) * height) / 2;
  const passed = middles.filter((middle, place) =>
    place > from ? by > 0 && middle < edgeAt : place < from && by < 0 && middle > edgeAt,
  ).length;
  return from + Math.sign(by) * passed;
}

/** The nearer to the edge the faster; 0 in the middle of the window. */
function speedAt(y: number): number {
  const above = Math.max(0, edge - y);
  const below = Math.max(0, y - (window.innerHeight - edge));
  return ((below - above) / edge) * fastest;
}
