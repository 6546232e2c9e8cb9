import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type CropShape, cropMachine } from '#machines/kit/crop.ts';
import type { PictureFile } from '#machines/kit/file-upload.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

/** The picture that is shown: the file that was chosen here, or where the server has it. */
type Shown = { id: string; file: PictureFile | null; url: string | null };

export type Replacement = { id: string; file: PictureFile };

type Context = {
  /** What the frame looks like at first. */
  shape: CropShape;
  /** The whole pictures, by the keys of those that were cropped from them. */
  originals: Record<string, PictureFile>;
  shown: Shown | null;
  /** The whole of the picture that is being cropped. */
  original: PictureFile | null;
  cropped: PictureFile | null;
  failure: Failure | null;
};

type Event = ({ type: 'crop.requested' } & Shown) | GlobalEvent;

const shown = ({ event: { id, file, url } }: { event: Shown }): Shown => ({ id, file, url });
const fetched = ({ event }: { event: { output: PictureFile } }) => ({ original: event.output });
const cropped = ({ event }: { event: { output: PictureFile | null } }) => ({
  cropped: event.output,
});
const replaced = ({ event }: { event: { output: string | null } }) => ({ key: event.output });

const knownOriginal = ({ originals }: Context, { id, file }: Shown): PictureFile | null =>
  originals[id] ?? file;

const open = [
  {
    guard: { type: 'hasOriginal', params: shown },
    target: 'cropping',
    actions: { type: 'keepShown', params: shown },
  },
  {
    guard: { type: 'isOnServer', params: shown },
    target: 'fetching',
    actions: { type: 'keepShown', params: shown },
  },
] as const;

/**
 * Crops a picture of the post. While the page is open it can be cropped again from the original.
 */
export const pictureCropMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { shape: CropShape },
    children: {} as { crop: 'crop' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    fetchPicture: requiredActor<PictureFile, { url: string }>('fetchPicture'),
    crop: cropMachine,
    /** Replaces the picture by the cropped file. Returns its key; null when it is refused. */
    replacePicture: requiredActor<string | null, Replacement>('replacePicture'),
  },
  guards: {
    hasOriginal: ({ context }, picture: Shown) => knownOriginal(context, picture) !== null,
    isOnServer: (_, { url }: Shown) => url !== null,
    isCropped: ({ context }, result: { cropped: PictureFile | null }) =>
      result.cropped !== null && result.cropped !== context.original,
  },
  actions: {
    keepShown: assign(({ context }, picture: Shown) => ({
      shown: picture,
      original: knownOriginal(context, picture),
      failure: null,
    })),
    keepFetched: assign((_, { original }: { original: PictureFile }) => ({ original })),
    keepCropped: assign((_, result: { cropped: PictureFile | null }) => result),
    rememberOriginal: assign(
      ({ context: { originals, original } }, { key }: { key: string | null }) =>
        key === null || original === null ? {} : { originals: { ...originals, [key]: original } },
    ),
    keepFailure: assign(caughtFailure),
  },
}).createMachine({
  id: 'picture-crop',
  description: 'Crops a picture of a post, from the whole of it each time.',
  context: ({ input }) => ({
    ...input,
    originals: {},
    shown: null,
    original: null,
    cropped: null,
    failure: null,
  }),
  initial: 'idle',
  on: ignoreGlobalEvents,
  states: {
    idle: {
      tags: 'screen',
      description: 'A button at the picture.',
      on: { 'crop.requested': open },
    },
    fetching: {
      tags: ['screen', 'busy'],
      description: 'The button is busy while the original is loaded.',
      invoke: {
        src: 'fetchPicture',
        input: ({ context: { shown: picture } }) => ({ url: picture?.url ?? '' }),
        onDone: { target: 'cropping', actions: { type: 'keepFetched', params: fetched } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    failed: {
      tags: 'screen',
      description: 'The button, and below it why the picture was not cropped. It stays as it was.',
      on: { 'crop.requested': open },
    },
    cropping: {
      description: 'The dialog of the chart crop over the page.',
      invoke: {
        src: 'crop',
        id: 'crop',
        input: ({ context: { original, shape } }) => {
          if (original === null) throw new Error('There is no picture to crop.');
          return { file: original, shape };
        },
        onDone: [
          {
            guard: { type: 'isCropped', params: cropped },
            target: 'replacing',
            actions: { type: 'keepCropped', params: cropped },
          },
          { target: 'idle' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    replacing: {
      description: 'Short: the cropped picture replaces the previous one.',
      invoke: {
        src: 'replacePicture',
        input: ({ context: { shown: picture, cropped: file } }) => {
          if (picture === null || file === null) throw new Error('Nothing was cropped.');
          return { id: picture.id, file };
        },
        onDone: { target: 'idle', actions: { type: 'rememberOriginal', params: replaced } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: caught } },
      },
    },
  },
});
