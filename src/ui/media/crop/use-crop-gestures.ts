import { type PointerEvent, useRef } from 'react';
import type { CropActor } from './crop-actor.ts';

type Point = { x: number; y: number };

/** Drags and pinches on an element, sent to the chart as fractions of its size. */
export function useCropGestures(actor: CropActor) {
  const pointers = useRef(new Map<number, Point>());
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, toPoint(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.has(event.pointerId)) return;
    const before = pinchCenter(pointers.current);
    pointers.current.set(event.pointerId, toPoint(event));
    const after = pinchCenter(pointers.current);
    const { width, height } = event.currentTarget.getBoundingClientRect();
    actor.send({
      type: 'picture.panned',
      across: (after.x - before.x) / width,
      down: (after.y - before.y) / height,
    });
    if (before.spread === 0 || after.spread === 0) return;
    const { zoom } = actor.getSnapshot().context.crop;
    actor.send({ type: 'zoom.changed', zoom: (zoom * after.spread) / before.spread });
  };
  const onPointerEnd = (event: PointerEvent<HTMLElement>) =>
    pointers.current.delete(event.pointerId);
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

const toPoint = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** The middle between the fingers, and how far the first two are apart; 0 for one finger. */
function pinchCenter(pointers: Map<number, Point>): Point & { spread: number } {
  const points = [...pointers.values()];
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), {
    x: 0,
    y: 0,
  });
  const [one, other] = points;
  const spread = one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  return { x: sum.x / points.length, y: sum.y / points.length, spread };
}
