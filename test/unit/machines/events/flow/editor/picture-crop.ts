import { Failure } from '#domain/contract/failure.ts';
import { pictureCropMachine } from '#machines/flow/editor/picture-crop.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const file = { name: 'fair.jpg', size: 10, type: 'image/jpeg' };
const url = 'https://images.example/0_0_75/fair.jpg';

export default chartEvents({
  machine: pictureCropMachine,
  input: { shape: { width: 1800, height: 1011, isRound: false } },
  events: [
    { type: 'crop.requested', id: 'here', file, url: null },
    { type: 'crop.requested', id: 'there', file: null, url },
  ],
  replies: {
    fetchPicture: { done: [file], failed: [new Failure({ code: 'network' })] },
    crop: { done: [null, { ...file, size: 5 }] },
    replacePicture: { done: ['cropped', null] },
  },
  distinguish: ({ originals, shown, original, failure }) => [
    Object.keys(originals),
    shown?.id,
    original === null,
    failure === null,
  ],
});
