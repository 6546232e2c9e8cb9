import { type ActorRefFrom, type AnyActorRef, assign, enqueueActions, fromCallback, setup } from 'xstate';
import { type Failure, type FailureCode, toFailure } from '#domain/failure.ts';
import { limits } from '#domain/limits.ts';
import type { VideoFacts } from '#domain/mp4.ts';
import type { components } from '#generated/contract.ts';
import { retryPause } from './retry-pause.ts';
import { unprovided } from './unprovided.ts';
import type { videoUploadMachine } from './video-upload.ts';

/** A video as the server tells of it. */
export type UploadedVideo = components['schemas']['Video'];

/** A file as the chart knows it; the app's actors know what it really is. */
export type VideoFile = { name: string; size: number; type: string };

/** What the device has kept of a video; `file` is null where there was no room, `name` and `size` say which one it was. */
export type KeptVideo = {
  file: VideoFile | null;
  name: string;
  size: number;
  facts: VideoFacts | null;
  videoId: string | null;
};

/** Was there room for a copy? */
export type Room = 'kept' | 'noRoom';

export type VideoUploadInput = {
  /** Made by this device when the file was chosen; by it the draft names the video until the server has given an id. */
  key: string;
  /** Null for one of an earlier visit. */
  file: VideoFile | null;
  /** A gif video has no sound. */
  isSilent: boolean;
  /** Told `video.uploaded` with the key and the video, and `media.failed` when it needs the person. */
  parent?: AnyActorRef;
};

export type VideoNews =
  /** `offset` counts what has been given to the network. */
  | { type: 'video.progressed'; offset: number; bytesPerSecond: number }
  /** `offset` counts what the server has said that it has. */
  | { type: 'piece.arrived'; offset: number; bytesPerSecond: number }
  | { type: 'video.sent' }
  | { type: 'video.failed'; error: unknown };

export type TurnNews = { type: 'turn.granted' } | { type: 'turn.refused' };

type Context = VideoUploadInput & {
  /** Which file is being sent, also where the device does not have it any more; null when nobody knows. */
  described: { name: string; size: number } | null;
  facts: VideoFacts | null;
  room: Room | null;
  /** The upload's id on the server; null until it was created. */
  videoId: string | null;
  /** How many bytes are there. */
  offset: number;
  bytesPerSecond: number;
  /** Since something last went well. */
  tries: number;
  video: UploadedVideo | null;
  failure: Failure | null;
};

type Event =
  | VideoNews
  | TurnNews
  | { type: 'file.chosen'; file: VideoFile }
  | { type: 'anew.requested' }
  | { type: 'cancel.requested' }
  | { type: 'retry.requested' }
  | { type: 'removal.requested' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Keyed = { key: string };
type Addressed = { videoId: string | null };
type Held = { file: VideoFile | null };
type Caught = { error: unknown };
export const caught = ({ event }: { event: Caught }) => ({ error: event.error });
export const thrown = ({ event }: { event: Caught }) => ({ error: event.error });
type Answer<Output> = { output: Output };
export const answered = <Output>({ event }: { event: Answer<Output> }) => ({ output: event.output });

/** The upload is at another place than this device believed, or a piece was cut off on its way through a proxy. */
const misplaced: readonly FailureCode[] = ['upload-offset-conflict', 'invalid-request'];

/** These pass by themselves, so they are waited for. `rate-limited`: five other uploads are not finished. */
const passing: readonly FailureCode[] = [
  'network',
  'server-busy',
  'database-unavailable',
  'rate-limited',
  'storage-full',
  ...misplaced,
];

const codeOf = (error: unknown) => toFailure(error).code;

/** What the chart `video-upload` is made of; its states are in the file beside. */
export const videoUpload = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as VideoUploadInput,
    tags: {} as 'screen' | 'travelling' | 'failed',
  },
  actors: {
    /** Reads boxes and index. @throws Failure `video-type-not-allowed`, `video-unreadable` */
    inspectVideo: unprovided<VideoFacts, Held>('inspectVideo'),
    keepVideo: unprovided<Room, Keyed & Held & Addressed & { facts: VideoFacts | null }>('keepVideo'),
    recallVideo: unprovided<KeptVideo | null, Keyed>('recallVideo'),
    /** Is this the file that the device knows by the key? */
    compareVideo: unprovided<boolean, Keyed & Held>('compareVideo'),
    /** Says turn.granted and turn.refused; refused, it queues. */
    holdTurn: fromCallback<TurnNews, Keyed>(() => {}),
    /** Gives the upload's id, which the device has noted by then. */
    createUpload: unprovided<string, Keyed & Held>('createVideoUpload'),
    askOffset: unprovided<number, Addressed>('getVideoOffset'),
    sendVideo: fromCallback<VideoNews, Addressed & Held & { offset: number }>(() => {}),
    askVideo: unprovided<UploadedVideo, Addressed>('getVideo'),
    /** Gives up what the server has of it; the file stays on the device. */
    cancelUpload: unprovided<void, Keyed & Addressed>('cancelVideoUpload'),
    /** The same, and the device forgets the file. */
    discardVideo: unprovided<void, Keyed & Addressed>('discardVideo'),
  },
  guards: {
    isChosen: ({ context }) => context.file !== null,
    isTooLarge: ({ context }) => (context.file?.size ?? 0) > limits.videoBytes,
    isBegun: (_, { output }: Answer<KeptVideo | null>) => (output?.videoId ?? null) !== null,
    isKept: (_, { output }: Answer<KeptVideo | null>) => (output?.file ?? null) !== null,
    /** The device knows nothing of it: whatever is chosen is sent. */
    isUnknown: ({ context }) => context.described === null,
    isSame: (_, { output }: Answer<boolean>) => output,
    hasAddress: ({ context }) => context.videoId !== null,
    isWhole: ({ context }, { output }: Answer<number>) => output === context.described?.size,
    isUnfinished: (_, { output }: Answer<UploadedVideo>) => output.status !== 'done',
    isUnwantedSound: ({ context }, { output }: Answer<{ hasSound: boolean | null }>) =>
      context.isSilent && output.hasSound === true,
    isSessionLost: (_, { error }: Caught) => codeOf(error) === 'unauthenticated',
    isGone: (_, { error }: Caught) => codeOf(error) === 'not-found',
    isPassing: (_, { error }: Caught) => passing.includes(codeOf(error)),
    isFileLost: (_, { error }: Caught) => codeOf(error) === 'video-lost',
    isUnusable: (_, { error }: Caught) => codeOf(error).startsWith('video-'),
    isOver: (_, { error }: Caught) => codeOf(error) === 'transition-not-allowed',
    /** Asked at once, yet not for ever: whoever answers so again and again is waited for. */
    mayAskAgain: ({ context }, { error }: Caught) => misplaced.includes(codeOf(error)) && context.tries < 3,
  },
  actions: {
    keepFile: assign((_, { file }: { file: VideoFile }) => ({ file, failure: null })),
    describe: assign(({ context: { file, described } }) => ({
      described: file ? { name: file.name, size: file.size } : described,
    })),
    keepFacts: assign((_, { output }: Answer<VideoFacts>) => ({ facts: output })),
    keepRoom: assign((_, { output }: Answer<Room>) => ({ room: output })),
    keepRecalled: assign((_, { output }: Answer<KeptVideo | null>) =>
      output
        ? {
            file: output.file,
            described: { name: output.name, size: output.size },
            facts: output.facts,
            videoId: output.videoId,
            room: (output.file ? 'kept' : 'noRoom') as Room,
          }
        : {},
    ),
    keepAddress: assign((_, { output }: Answer<string>) => ({ videoId: output, offset: 0 })),
    forgetAddress: assign({ videoId: null, offset: 0 }),
    keepOffset: assign((_, { output }: Answer<number>) => ({ offset: output })),
    keepProgress: assign((_, { offset, bytesPerSecond }: { offset: number; bytesPerSecond: number }) => ({
      offset,
      bytesPerSecond,
    })),
    fillBar: assign(({ context }) => ({ offset: context.described?.size ?? context.offset })),
    keepVideo: assign((_, { output }: Answer<UploadedVideo>) => ({ video: output })),
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    forgetTries: assign({ tries: 0 }),
    tellParent: enqueueActions(({ context: { parent, key, video }, enqueue }) => {
      if (parent && video) enqueue.sendTo(parent, { type: 'video.uploaded', key, video });
    }),
    tellParentOfFailure: enqueueActions(({ context: { parent, key }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'media.failed', key });
    }),
  },
  delays: {
    /** 2, 4, 8 … seconds, a minute at most. */
    retryPause: ({ context }) => retryPause(context),
  },
});

export type VideoUploadActor = ActorRefFrom<typeof videoUploadMachine>;
