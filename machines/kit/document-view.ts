import { assign, setup } from 'xstate';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';

/** In percent of the size at which the whole document is seen. */
export const zoomSteps = [100, 150, 200, 300, 400] as const;
export type Zoom = (typeof zoomSteps)[number];

/** In degrees, clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

type Context = { zoom: Zoom; rotation: Rotation };

type Event =
  | { type: 'zoom.increased' }
  | { type: 'zoom.decreased' }
  | { type: 'document.rotated'; by: 90 | -90 }
  | { type: 'view.reset' }
  | GlobalEvent;

const initialView: Context = { zoom: 100, rotation: 0 };

/** How a picture of a document is looked at: larger or smaller, turned to be read. */
export const documentViewMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'screen' },
  guards: {
    canIncrease: ({ context: { zoom } }) => nextZoom(zoom, 1) !== zoom,
    canDecrease: ({ context: { zoom } }) => nextZoom(zoom, -1) !== zoom,
    isChanged: ({ context: { zoom, rotation } }) =>
      zoom !== initialView.zoom || rotation !== initialView.rotation,
  },
  actions: {
    increase: assign(({ context: { zoom } }) => ({ zoom: nextZoom(zoom, 1) })),
    decrease: assign(({ context: { zoom } }) => ({ zoom: nextZoom(zoom, -1) })),
    rotate: assign(({ context }, { by }: { by: 90 | -90 }) => ({
      rotation: rotate(context.rotation, by),
    })),
    reset: assign(initialView),
  },
}).createMachine({
  id: 'document-view',
  description: 'Zooms and turns a picture of a document.',
  context: initialView,
  initial: 'viewing',
  on: ignoreGlobalEvents,
  states: {
    viewing: {
      tags: 'screen',
      description: 'The document at its size, with buttons and keys to change it.',
      on: {
        'zoom.increased': { guard: 'canIncrease', actions: 'increase' },
        'zoom.decreased': { guard: 'canDecrease', actions: 'decrease' },
        'document.rotated': { actions: { type: 'rotate', params: ({ event }) => event } },
        'view.reset': { guard: 'isChanged', actions: 'reset' },
      },
    },
  },
});

/** The next larger or smaller step; the same at either end. */
function nextZoom(zoom: Zoom, direction: 1 | -1): Zoom {
  return zoomSteps[zoomSteps.indexOf(zoom) + direction] ?? zoom;
}

const rotate = (rotation: Rotation, by: 90 | -90): Rotation =>
  ((rotation + by + 360) % 360) as Rotation;
