import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import { Failure, type FailureCode, toFailure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from './caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';
import { retryDelay } from './retry-delay.ts';
import { isSessionLost, isTransientUploadError } from './transient-errors.ts';

/** For a post or a person, or for a document that only its owner and staff can read. */
export type UploadedPicture =
  | components['schemas']['UploadedImage']
  | components['schemas']['ConfidentialFile'];

/** A file as the chart knows it; the app's actor knows what it really is. */
export type PictureFile = {
  name: string;
  size: number;
  type: string;
  /** The detail of its pixels, from 0 (blank) to 127, if the device could measure it. */
  detail?: number | undefined;
  /** It was an animation, of which only the first frame is left. */
  isFirstFrame?: boolean | undefined;
};

/**
 * Uploads one file. `key` is the same for every attempt, so a repeated one stores nothing twice.
 */
export type UploadRequest = {
  file: PictureFile;
  key: string;
  /** It is shown alone, so it keeps more detail than one of several. */
  isHighQuality?: boolean;
};

/**
 * `parent` gets `picture.uploaded` with the key and the picture, and `media.failed` when the person
 * has to act.
 */
export type FileUploadInput = UploadRequest & { parent?: AnyActorRef };

/** What the sending actor reports. */
export type UploadEvent =
  | { type: 'upload.progressed'; progress: number }
  | { type: 'upload.finished'; picture: UploadedPicture }
  | { type: 'upload.failed'; error: unknown };

type Context = FileUploadInput & {
  /** From 0 to 1. */
  progress: number;
  picture: UploadedPicture | null;
  failure: Failure | null;
  /** The size of the chosen file, if it was chosen in this visit. */
  originalBytes?: number;
  /** Since the last success. */
  tries?: number;
  /** `file` is what will be sent. */
  isPrepared?: boolean;
};

type Event = UploadEvent | { type: 'cancel.requested' } | { type: 'retry.requested' } | GlobalEvent;

/** From where it was cut off: what converts a picture may not have been loaded yet. */
const resume = [
  { guard: 'isUnprepared', target: 'preparing', actions: 'clearTries' },
  { target: 'uploading', actions: 'clearTries' },
] as const;

/**
 * One picture on its way to the server: it waits for the network, can be tried again, and never
 * blocks the writing.
 */
export const fileUploadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as FileUploadInput,
    tags: {} as 'screen' | 'inProgress' | 'failed',
  },
  actors: {
    /**
     * Prepares the file: checks its type by its bytes, converts it where the server does not take
     * it, stores it on the device and resizes it. Without this actor, the file is sent unchanged.
     */
    preparePicture: fromPromise<PictureFile, UploadRequest>(({ input }) =>
      Promise.resolve(input.file),
    ),
    uploadImage: fromCallback<UploadEvent, UploadRequest>(() => {}),
  },
  guards: {
    isTooLarge: ({ context }) => context.file.size > limits.imageBytes,
    isTransient: ({ context }, { error }: Caught) =>
      isTransientUploadError(error, context.tries ?? 0),
    isNetworkLost: (_, { error }: Caught) => toFailure(error).code === 'network',
    isUnprepared: ({ context }) => !context.isPrepared,
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isUnusable: (_, { error }: Caught) => toFailure(error).code.startsWith('image-'),
  },
  actions: {
    keepProgress: assign((_, { progress }: { progress: number }) => ({ progress })),
    keepPicture: assign((_, { picture }: { picture: UploadedPicture }) => ({
      picture,
      progress: 1,
    })),
    keepFailure: assign(caughtFailure),
    keepCode: assign((_, { code }: { code: FailureCode }) => ({ failure: new Failure({ code }) })),
    keepFile: assign((_, { file }: { file: PictureFile }) => ({ file, isPrepared: true })),
    countTry: assign(({ context: { tries = 0 } }) => ({ tries: tries + 1 })),
    startOver: assign(({ context: { tries = 0 } }) => ({
      progress: 0,
      failure: null,
      tries: tries + 1,
    })),
    clearTries: assign({ tries: 0 }),
    notifyParent: enqueueActions(({ context: { parent, key, picture, file }, enqueue }) => {
      if (!parent || !picture) return;
      const { detail } = file;
      const measured = detail === undefined ? picture : { ...picture, detail };
      enqueue.sendTo(parent, { type: 'picture.uploaded', key, picture: measured });
    }),
    notifyParentOfFailure: enqueueActions(({ context: { parent, key }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'media.failed', key });
    }),
  },
  delays: {
    /** 2, 4, 8 … seconds, a minute at most. */
    retryDelay: ({ context: { tries = 1, failure } }) => retryDelay({ tries, failure }),
  },
}).createMachine({
  id: 'file-upload',
  description: 'Uploads one picture and retries after transient errors.',
  context: ({ input }) => ({
    ...input,
    progress: 0,
    picture: null,
    failure: null,
    originalBytes: input.file.size,
  }),
  initial: 'checking',
  on: ignoreGlobalEvents,
  states: {
    checking: {
      description: 'Not visible: checks the size before the upload.',
      always: [
        {
          guard: 'isTooLarge',
          target: 'refused',
          actions: { type: 'keepCode', params: { code: 'image-too-large' } },
        },
        { target: 'preparing' },
      ],
    },
    preparing: {
      tags: 'inProgress',
      description: 'The original picture while it is checked, converted, stored and resized.',
      invoke: {
        src: 'preparePicture',
        input: ({ context: { file, key, isHighQuality = false } }) => ({
          file,
          key,
          isHighQuality,
        }),
        onDone: {
          target: 'uploading',
          actions: { type: 'keepFile', params: ({ event }) => ({ file: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isNetworkLost', params: caught },
            target: 'waiting',
            actions: [{ type: 'keepFailure', params: caught }, 'countTry'],
          },
          { target: 'refused', actions: { type: 'keepFailure', params: caught } },
        ],
      },
      on: { 'cancel.requested': 'stopped' },
    },
    uploading: {
      tags: ['screen', 'inProgress'],
      description: 'The picture with a bar that grows.',
      entry: 'startOver',
      invoke: {
        src: 'uploadImage',
        input: ({ context: { file, key } }) => ({ file, key }),
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      on: {
        'cancel.requested': 'stopped',
        'upload.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event } },
        'upload.finished': {
          target: 'done',
          actions: [{ type: 'keepPicture', params: ({ event }) => event }, 'notifyParent'],
        },
        'upload.failed': [
          {
            guard: { type: 'isSessionLost', params: ({ event }) => event },
            target: 'signInNeeded',
          },
          {
            guard: { type: 'isTransient', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            guard: { type: 'isUnusable', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    waiting: {
      tags: ['screen', 'inProgress'],
      description: 'Says that it waits for the network or the server. Continues automatically.',
      after: {
        retryDelay: [{ guard: 'isUnprepared', target: 'preparing' }, { target: 'uploading' }],
      },
      on: {
        'network.online': [...resume],
        'retry.requested': [...resume],
        'cancel.requested': 'stopped',
      },
    },
    signInNeeded: {
      tags: ['screen', 'inProgress'],
      description: 'Waits until the person has signed in again over the page.',
      on: { 'session.restored': 'uploading', 'cancel.requested': 'stopped' },
    },
    stopped: {
      tags: ['screen', 'failed'],
      description: 'Stopped by the person; it can be sent again or taken out.',
      on: { 'retry.requested': 'preparing' },
    },
    failed: {
      tags: ['screen', 'failed'],
      description: 'Why it was not taken, with a way to try again.',
      entry: 'notifyParentOfFailure',
      on: { 'retry.requested': { target: 'uploading', actions: 'clearTries' } },
    },
    refused: {
      tags: ['screen', 'failed'],
      description: 'Why this file can never be used; another one can be chosen.',
      entry: 'notifyParentOfFailure',
    },
    done: {
      tags: 'screen',
      description: 'The picture as the server keeps it.',
    },
  },
});

export type FileUploadActor = ActorRefFrom<typeof fileUploadMachine>;
