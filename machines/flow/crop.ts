import { assign, setup } from 'xstate';
import { type Crop, middle, push, type Size, turn, zoomTo } from '#domain/crop.ts';
import { type Failure, toFailure } from '#domain/failure.ts';
import { unprovided } from './unprovided.ts';
import { isAllowedPicture, type PictureFile } from './upload.ts';

/** What the picture is cut for: the ratio, and the largest size in pixels that anybody will see. */
export type CropShape = Size & { isRound: boolean };

export type CropInput = { file: PictureFile; shape: CropShape };
export type CutRequest = CropInput & { crop: Crop };

type Context = CropInput & {
  /** As the picture lies upright; null until it was looked at. */
  picture: Size | null;
  crop: Crop;
  /** What goes on; null when nothing does. */
  result: PictureFile | null;
  failure: Failure | null;
};

type Event =
  | { type: 'picture.pushed'; across: number; down: number }
  | { type: 'zoom.changed'; zoom: number }
  | { type: 'picture.turned' }
  | { type: 'shape.changed'; shape: CropShape }
  | { type: 'crop.reset' }
  | { type: 'crop.confirmed' }
  | { type: 'crop.skipped' }
  | { type: 'crop.cancelled' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Change = (picture: Size, context: Context) => Crop;

const isSame = (one: Crop, other: Crop) =>
  one.rotation === other.rotation && one.zoom === other.zoom && one.x === other.x && one.y === other.y;

const pushed = ({ event }: { event: { across: number; down: number } }) => ({
  change: (picture: Size, { shape, crop }: Context) => push(picture, shape, crop, event),
});
const zoomed = ({ event }: { event: { zoom: number } }) => ({
  change: (picture: Size, { shape, crop }: Context) => zoomTo(picture, shape, crop, event.zoom),
});
const turned = { change: (picture: Size, { shape, crop }: Context) => turn(picture, shape, crop) };
const reset = { change: () => middle };

/** Choosing the part of a picture that is shown. Ends with the file that goes on: the part, the whole file, or none. */
export const cropMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as CropInput,
    output: {} as PictureFile | null,
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    /** Looks how large the picture is. */
    measurePicture: unprovided<Size, { file: PictureFile }>('measurePicture'),
    /** Makes a JPEG of the chosen part, no larger than the shape. */
    cutPicture: unprovided<PictureFile, CutRequest>('cutPicture'),
  },
  guards: {
    isOfOtherType: ({ context }) => !isAllowedPicture(context.file),
    isChange: ({ context }, { change }: { change: Change }) =>
      context.picture !== null && !isSame(context.crop, change(context.picture, context)),
  },
  actions: {
    keepSize: assign((_, { picture }: { picture: Size }) => ({ picture })),
    keepCrop: assign(({ context }, { change }: { change: Change }) =>
      context.picture === null ? {} : { crop: change(context.picture, context) },
    ),
    /** Another frame lies in the middle at first: what was chosen under the last one means nothing to it. */
    keepShape: assign((_, { shape }: { shape: CropShape }) => ({ shape, crop: middle })),
    keepPart: assign((_, { result }: { result: PictureFile }) => ({ result })),
    keepWhole: assign(({ context }) => ({ result: context.file })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'crop',
  context: ({ input }) => ({ ...input, picture: null, crop: middle, result: null, failure: null }),
  initial: 'checking',
  output: ({ context }) => context.result,
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    checking: {
      description: 'Not seen: what is no picture goes on as it is, and is refused where files are sent.',
      always: [{ guard: 'isOfOtherType', target: 'chosen', actions: 'keepWhole' }, { target: 'measuring' }],
    },
    measuring: {
      tags: ['screen', 'busy'],
      description: 'The place of the picture, empty, for a moment.',
      invoke: {
        src: 'measurePicture',
        input: ({ context: { file } }) => ({ file }),
        onDone: {
          target: 'adjusting',
          actions: { type: 'keepSize', params: ({ event }) => ({ picture: event.output }) },
        },
        // This device cannot show it; the server may, and says so if not.
        onError: { target: 'chosen', actions: 'keepWhole' },
      },
      on: { 'crop.cancelled': 'cancelled' },
    },
    adjusting: {
      tags: 'screen',
      description:
        'The picture under a frame: it is pushed, made larger and turned, by hand or by buttons; the frame may have another shape.',
      on: {
        'picture.pushed': {
          guard: { type: 'isChange', params: pushed },
          actions: { type: 'keepCrop', params: pushed },
        },
        'zoom.changed': {
          guard: { type: 'isChange', params: zoomed },
          actions: { type: 'keepCrop', params: zoomed },
        },
        'picture.turned': { actions: { type: 'keepCrop', params: turned } },
        'crop.reset': {
          guard: { type: 'isChange', params: reset },
          actions: { type: 'keepCrop', params: reset },
        },
        'shape.changed': { actions: { type: 'keepShape', params: ({ event }) => event } },
        'crop.confirmed': 'cutting',
        'crop.cancelled': 'cancelled',
      },
    },
    cutting: {
      tags: ['screen', 'busy'],
      description: 'The picture as it was chosen; the button is busy.',
      invoke: {
        src: 'cutPicture',
        input: ({ context: { file, shape, crop } }) => ({ file, shape, crop }),
        onDone: {
          target: 'chosen',
          actions: { type: 'keepPart', params: ({ event }) => ({ result: event.output }) },
        },
        onError: { target: 'cutFailed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      on: { 'crop.cancelled': 'cancelled' },
    },
    cutFailed: {
      tags: 'screen',
      description: 'Says that this device could not cut the picture: again, or the whole of it.',
      on: {
        'crop.confirmed': 'cutting',
        'crop.skipped': { target: 'chosen', actions: 'keepWhole' },
        'crop.cancelled': 'cancelled',
      },
    },
    chosen: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
