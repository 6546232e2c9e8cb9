import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import {
  type Crop,
  centredCrop,
  panCrop,
  rotateCrop,
  type Size,
  zoomCrop,
} from '#domain/media/crop.ts';
import { caughtFailure } from './caught-failure.ts';
import type { PictureFile } from './file-upload.ts';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';
import { requiredActor } from './required-actor.ts';

/** The purpose of the crop: the aspect ratio, and the largest size in use. */
export type CropShape = Size & { isRound: boolean };

/** A portrait: square, shown as a disc; nothing larger is ever shown of a person. */
export const portraitShape: CropShape = { width: 1080, height: 1080, isRound: true };

/** An upright picture. Of an animation only the first frame is cropped. */
export type MeasuredPicture = Size & { isAnimated?: boolean };

export type CropInput = { file: PictureFile; shape: CropShape };
export type CropRequest = CropInput & { crop: Crop };

type Context = CropInput & {
  /** The size of the upright picture; null until it has been read. */
  picture: MeasuredPicture | null;
  crop: Crop;
  /** The file to upload, or null for none. */
  result: PictureFile | null;
  failure: Failure | null;
};

type Event =
  | { type: 'picture.panned'; across: number; down: number }
  | { type: 'zoom.changed'; zoom: number }
  | { type: 'picture.rotated' }
  | { type: 'shape.changed'; shape: CropShape }
  | { type: 'crop.reset' }
  | { type: 'crop.confirmed' }
  | { type: 'crop.skipped' }
  | { type: 'crop.cancelled' }
  | GlobalEvent;

type Change = (picture: Size, context: Context) => Crop;

const isSame = (one: Crop, other: Crop) =>
  one.rotation === other.rotation &&
  one.zoom === other.zoom &&
  one.x === other.x &&
  one.y === other.y;

const panned = ({ event }: { event: { across: number; down: number } }) => ({
  change: (picture: Size, { shape, crop }: Context) => panCrop(picture, shape, crop, event),
});
const zoomed = ({ event }: { event: { zoom: number } }) => ({
  change: (picture: Size, { shape, crop }: Context) => zoomCrop(picture, shape, crop, event.zoom),
});
const rotated = {
  change: (picture: Size, { shape, crop }: Context) => rotateCrop(picture, shape, crop),
};
const reset = { change: () => centredCrop };

/**
 * Chooses the visible part of a picture. Outputs the file to upload: the part, the whole file, or
 * none.
 */
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
    measurePicture: requiredActor<MeasuredPicture, { file: PictureFile }>('measurePicture'),
    /** Makes a JPEG of the chosen part, no larger than the shape. */
    cropPicture: requiredActor<PictureFile, CropRequest>('cropPicture'),
  },
  guards: {
    isChange: ({ context }, { change }: { change: Change }) =>
      context.picture !== null && !isSame(context.crop, change(context.picture, context)),
  },
  actions: {
    keepSize: assign((_, { picture }: { picture: MeasuredPicture }) => ({ picture })),
    keepCrop: assign(({ context }, { change }: { change: Change }) =>
      context.picture === null ? {} : { crop: change(context.picture, context) },
    ),
    /** Another aspect ratio starts in the middle: the earlier selection does not apply to it. */
    keepShape: assign((_, { shape }: { shape: CropShape }) => ({ shape, crop: centredCrop })),
    keepCroppedFile: assign((_, { result }: { result: PictureFile }) => ({ result })),
    keepOriginalFile: assign(({ context }) => ({ result: context.file })),
    keepFailure: assign(caughtFailure),
  },
}).createMachine({
  id: 'crop',
  description: 'Lets a person choose which part of a picture is used.',
  context: ({ input }) => ({
    ...input,
    picture: null,
    crop: centredCrop,
    result: null,
    failure: null,
  }),
  initial: 'measuring',
  output: ({ context }) => context.result,
  on: ignoreGlobalEvents,
  states: {
    measuring: {
      tags: ['screen', 'busy'],
      description: 'An empty box in the shape of the picture, for a moment.',
      invoke: {
        src: 'measurePicture',
        input: ({ context: { file } }) => ({ file }),
        onDone: {
          target: 'adjusting',
          actions: { type: 'keepSize', params: ({ event }) => ({ picture: event.output }) },
        },
        // This device cannot show it, or it is no picture. The upload says so.
        onError: { target: 'chosen', actions: 'keepOriginalFile' },
      },
      on: { 'crop.cancelled': 'cancelled' },
    },
    adjusting: {
      tags: 'screen',
      description: 'The picture under a frame: it can be moved, zoomed and rotated.',
      on: {
        'picture.panned': {
          guard: { type: 'isChange', params: panned },
          actions: { type: 'keepCrop', params: panned },
        },
        'zoom.changed': {
          guard: { type: 'isChange', params: zoomed },
          actions: { type: 'keepCrop', params: zoomed },
        },
        'picture.rotated': { actions: { type: 'keepCrop', params: rotated } },
        'crop.reset': {
          guard: { type: 'isChange', params: reset },
          actions: { type: 'keepCrop', params: reset },
        },
        'shape.changed': { actions: { type: 'keepShape', params: ({ event }) => event } },
        'crop.confirmed': 'cropping',
        'crop.cancelled': 'cancelled',
      },
    },
    cropping: {
      tags: ['screen', 'busy'],
      description: 'The picture as it was chosen; the button is busy.',
      invoke: {
        src: 'cropPicture',
        input: ({ context: { file, shape, crop } }) => ({ file, shape, crop }),
        onDone: {
          target: 'chosen',
          actions: { type: 'keepCroppedFile', params: ({ event }) => ({ result: event.output }) },
        },
        onError: {
          target: 'cropFailed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      on: { 'crop.cancelled': 'cancelled' },
    },
    cropFailed: {
      tags: 'screen',
      description: 'Says that this device could not crop the picture: try again, or use all of it.',
      on: {
        'crop.confirmed': 'cropping',
        'crop.skipped': { target: 'chosen', actions: 'keepOriginalFile' },
        'crop.cancelled': 'cancelled',
      },
    },
    chosen: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
