import { cropMachine } from '#machines/kit/crop.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const file = { name: 'me.jpg', size: 10, type: 'image/jpeg' };
const shape = { width: 600, height: 337, isRound: false };

export default chartEvents({
  machine: cropMachine,
  inputs: [
    { file, shape },
    { file: { ...file, type: 'image/gif' }, shape },
  ],
  events: [
    { type: 'picture.panned', across: 0, down: 9 },
    { type: 'zoom.changed', zoom: 2 },
    { type: 'shape.changed', shape: { width: 300, height: 337, isRound: false } },
  ],
  replies: {
    measurePicture: { done: [{ width: 1600, height: 1200 }] },
    cropPicture: { done: [{ ...file, size: 5 }] },
  },
  distinguish: ({ shape, crop, result, failure, picture }) => [
    shape.width,
    crop,
    result,
    failure === null,
    picture === null,
  ],
});
