import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import { Failure, type FailureCode, toFailure } from '#domain/failure.ts';
import { limits } from '#domain/limits.ts';
import type { components } from '#generated/contract.ts';
import { retryPause } from './retry-pause.ts';

/** Of a post or a person, or of a document that only its owner and staff can read. */
export type UploadedPicture =
  | components['schemas']['UploadedImage']
  | components['schemas']['ConfidentialFile'];

/** A file as the chart knows it; the app's actor knows what it really is. */
export type PictureFile = {
  name: string;
  size: number;
  type: string;
  /** How far its pixels lie apart, from 0 (blank) to 127, where the device could measure it. */
  detail?: number | undefined;
};

/** Sends one file. `key` is the same for every try, so a try whose reply was lost stores nothing twice. */
export type UploadRequest = {
  file: PictureFile;
  key: string;
  /** It stands alone, and keeps more of its detail than one among others. */
  isFine?: boolean;
};

/** `parent` is told `picture.uploaded` with the key and the picture, and `media.failed` when it needs the person. */
export type UploadInput = UploadRequest & { parent?: AnyActorRef };

/** What the sending actor tells. */
export type UploadNews =
  | { type: 'upload.progressed'; part: number }
  | { type: 'upload.finished'; picture: UploadedPicture }
  | { type: 'upload.failed'; error: unknown };

type Context = UploadInput & {
  /** From 0 to 1. */
  part: number;
  picture: UploadedPicture | null;
  failure: Failure | null;
  /** Of the file as it was chosen, where it was in this visit. */
  chosenBytes?: number;
  /** Since something last went well. */
  tries?: number;
};

type Event =
  | UploadNews
  | { type: 'cancel.requested' }
  | { type: 'retry.requested' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** What JPEG and PNG files call themselves; phones leave it out now and then, and the server looks inside anyway. */
const allowedTypes = ['image/jpeg', 'image/png', ''];

/** Does the file call itself a picture of a kind that can be uploaded (spec point 5)? */
export const isAllowedPicture = ({ type }: Pick<PictureFile, 'type'>) => allowedTypes.includes(type);

/** These pass by themselves, so they are waited for. */
const passing: readonly FailureCode[] = [
  'network',
  'server-busy',
  'database-unavailable',
  'storage-full',
  'rate-limited',
];

type Caught = { error: unknown };
const caught = ({ event }: { event: Caught }) => ({ error: event.error });

/** One picture on its way to the server: it waits for the network, can be tried again, and never blocks the writing. */
export const uploadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as UploadInput,
    tags: {} as 'screen' | 'travelling' | 'failed',
  },
  actors: {
    /** Gives the file to send: looked into, kept on the device, made smaller. Without one, the file as it is. */
    preparePicture: fromPromise<PictureFile, UploadRequest>(({ input }) => Promise.resolve(input.file)),
    uploadImage: fromCallback<UploadNews, UploadRequest>(() => {}),
  },
  guards: {
    isOfOtherType: ({ context }) => !isAllowedPicture(context.file),
    isTooLarge: ({ context }) => context.file.size > limits.imageBytes,
    isPassing: (_, { error }: Caught) => passing.includes(toFailure(error).code),
    isSessionLost: (_, { error }: Caught) => toFailure(error).code === 'unauthenticated',
    isUnusable: (_, { error }: Caught) => toFailure(error).code.startsWith('image-'),
  },
  actions: {
    keepPart: assign((_, { part }: { part: number }) => ({ part })),
    keepPicture: assign((_, { picture }: { picture: UploadedPicture }) => ({ picture, part: 1 })),
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
    keepCode: assign((_, { code }: { code: FailureCode }) => ({ failure: new Failure({ code }) })),
    keepFile: assign((_, { file }: { file: PictureFile }) => ({ file })),
    startOver: assign(({ context: { tries = 0 } }) => ({ part: 0, failure: null, tries: tries + 1 })),
    forgetTries: assign({ tries: 0 }),
    tellParent: enqueueActions(({ context: { parent, key, picture, file }, enqueue }) => {
      if (!parent || !picture) return;
      const { detail } = file;
      const measured = detail === undefined ? picture : { ...picture, detail };
      enqueue.sendTo(parent, { type: 'picture.uploaded', key, picture: measured });
    }),
    tellParentOfFailure: enqueueActions(({ context: { parent, key }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'media.failed', key });
    }),
  },
  delays: {
    /** 2, 4, 8 … seconds, a minute at most. */
    retryPause: ({ context: { tries = 1, failure } }) => retryPause({ tries, failure }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...input,
    part: 0,
    picture: null,
    failure: null,
    chosenBytes: input.file.size,
  }),
  initial: 'checking',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    checking: {
      description: 'Not seen: looks at kind and size before anything is sent.',
      always: [
        {
          guard: 'isOfOtherType',
          target: 'refused',
          actions: { type: 'keepCode', params: { code: 'image-type-not-allowed' } },
        },
        {
          guard: 'isTooLarge',
          target: 'refused',
          actions: { type: 'keepCode', params: { code: 'image-too-large' } },
        },
        { target: 'preparing' },
      ],
    },
    preparing: {
      tags: 'travelling',
      description: 'The picture as it is, while it is looked into, kept on the device and made smaller.',
      invoke: {
        src: 'preparePicture',
        input: ({ context: { file, key, isFine = false } }) => ({ file, key, isFine }),
        onDone: {
          target: 'uploading',
          actions: { type: 'keepFile', params: ({ event }) => ({ file: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'keepFailure', params: caught } },
      },
      on: { 'cancel.requested': 'stopped' },
    },
    uploading: {
      tags: ['screen', 'travelling'],
      description: 'The picture with a bar that grows.',
      entry: 'startOver',
      invoke: {
        src: 'uploadImage',
        input: ({ context: { file, key } }) => ({ file, key }),
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      on: {
        'cancel.requested': 'stopped',
        'upload.progressed': { actions: { type: 'keepPart', params: ({ event }) => event } },
        'upload.finished': {
          target: 'done',
          actions: [{ type: 'keepPicture', params: ({ event }) => event }, 'tellParent'],
        },
        'upload.failed': [
          { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: 'signInNeeded' },
          {
            guard: { type: 'isPassing', params: ({ event }) => event },
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
      tags: ['screen', 'travelling'],
      description: 'Says that it waits for the network or the server, and goes on by itself.',
      after: { retryPause: 'uploading' },
      on: {
        'network.online': { target: 'uploading', actions: 'forgetTries' },
        'retry.requested': { target: 'uploading', actions: 'forgetTries' },
        'cancel.requested': 'stopped',
      },
    },
    signInNeeded: {
      tags: ['screen', 'travelling'],
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
      entry: 'tellParentOfFailure',
      on: { 'retry.requested': { target: 'uploading', actions: 'forgetTries' } },
    },
    refused: {
      tags: ['screen', 'failed'],
      description: 'Why this file can never be used; another one can be chosen.',
      entry: 'tellParentOfFailure',
    },
    done: {
      tags: 'screen',
      description: 'The picture as the server keeps it.',
    },
  },
});

export type UploadActor = ActorRefFrom<typeof uploadMachine>;
