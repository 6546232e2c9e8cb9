import { type AnyActorRef, assign, enqueueActions, fromCallback, setup } from 'xstate';
import { type Failure, type FailureCode, toFailure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import type { VideoMetadata } from '#domain/media/mp4.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isSessionLost, isTransientUploadError } from '#machines/kit/transient-errors.ts';

/** A video as the server describes it. */
export type UploadedVideo = components['schemas']['Video'];

/** A file as the chart knows it; the app's actors know what it really is. */
export type VideoFile = { name: string; size: number; type: string };

/**
 * What the device has kept of a video; `file` is null where there was no room, `name` and `size`
 * say which one it was.
 */
export type StoredVideo = {
  file: VideoFile | null;
  name: string;
  size: number;
  facts: VideoMetadata | null;
  videoId: string | null;
};

/** What a file is. `converted` is the MP4 made of it, to be sent in its place. */
export type InspectedVideo = VideoMetadata & { converted?: VideoFile };

/** Whether there was room for a copy. */
export type LocalCopy = 'stored' | 'noSpace';

export type VideoUploadInput = {
  /**
   * Made by this device when the file was chosen. The draft names the video by it until the server
   * assigns an id.
   */
  key: string;
  /** Null for one of an earlier visit. */
  file: VideoFile | null;
  /** A gif video has no sound. */
  isSilent: boolean;
  /**
   * The parent gets `video.uploaded` with the key and the video, and `media.failed` when the person
   * has to act.
   */
  parent?: AnyActorRef;
};

export type VideoUploadEvent =
  /** `offset` counts what has been given to the network. */
  | { type: 'video.progressed'; offset: number; bytesPerSecond: number }
  /** `offset` counts what the server has said that it has. */
  | { type: 'chunk.acknowledged'; offset: number; bytesPerSecond: number }
  | { type: 'video.sent' }
  | { type: 'video.failed'; error: unknown };

export type UploadLockEvent = { type: 'upload-lock.granted' } | { type: 'upload-lock.denied' };

type Context = VideoUploadInput & {
  /** The file of the upload, even if the device no longer has it; null when it is unknown. */
  fileInfo: { name: string; size: number } | null;
  facts: VideoMetadata | null;
  localCopy: LocalCopy | null;
  /** The upload's id on the server; null until it was created. */
  videoId: string | null;
  /** How many bytes are there. */
  offset: number;
  bytesPerSecond: number;
  /** Since the last success. */
  tries: number;
  video: UploadedVideo | null;
  failure: Failure | null;
};

/** The events of the chart `video-upload`. */
export type VideoUploadMachineEvent =
  | VideoUploadEvent
  | UploadLockEvent
  | { type: 'file.chosen'; file: VideoFile }
  | { type: 'restart.requested' }
  | { type: 'cancel.requested' }
  | { type: 'retry.requested' }
  | { type: 'removal.requested' }
  | GlobalEvent;

type Keyed = { key: string };
type Addressed = { videoId: string | null };
type Held = { file: VideoFile | null };
export const thrown = ({ event }: { event: Caught }) => ({ error: event.error });
type Answer<Output> = { output: Output };
export const answered = <Output>({ event }: { event: Answer<Output> }) => ({
  output: event.output,
});

/**
 * The upload is at another place than this device believed, or a piece was cut off on its way
 * through a proxy.
 */
const offsetMismatchCodes: readonly FailureCode[] = ['upload-offset-conflict', 'invalid-request'];

const failureCode = (error: unknown) => toFailure(error).code;

/**
 * The context, guards and actions of the chart `video-upload`. Its states are in the neighbouring
 * file.
 */
export const videoUploadSetup = setup({
  types: {
    context: {} as Context,
    events: {} as VideoUploadMachineEvent,
    input: {} as VideoUploadInput,
    tags: {} as 'screen' | 'inProgress' | 'failed',
  },
  actors: {
    /** Reads boxes and index, and converts other containers to MP4. @throws Failure `video-…` */
    inspectVideo: requiredActor<InspectedVideo, Held>('inspectVideo'),
    keepVideo: requiredActor<LocalCopy, Keyed & Held & Addressed & { facts: VideoMetadata | null }>(
      'keepVideo',
    ),
    restoreVideo: requiredActor<StoredVideo | null, Keyed>('restoreVideo'),
    /** Whether this is, as an MP4, the file that the device knows by the key. */
    compareVideo: requiredActor<boolean, Keyed & Held>('compareVideo'),
    /** Says turn.granted and turn.refused; refused, it queues. */
    holdUploadLock: fromCallback<UploadLockEvent, Keyed>(() => {}),
    /** Returns the upload's id, which the device has noted by then. */
    createVideoUpload: requiredActor<string, Keyed & Held>('createVideoUpload'),
    getVideoOffset: requiredActor<number, Addressed>('getVideoOffset'),
    sendVideo: fromCallback<VideoUploadEvent, Addressed & Held & { offset: number }>(() => {}),
    getVideo: requiredActor<UploadedVideo, Addressed>('getVideo'),
    /** Cancels the upload on the server; the file stays on the device. */
    cancelVideoUpload: requiredActor<void, Keyed & Addressed>('cancelVideoUpload'),
    /** The same, and the device forgets the file. */
    discardVideo: requiredActor<void, Keyed & Addressed>('discardVideo'),
  },
  guards: {
    hasFile: ({ context }) => context.file !== null,
    isTooLarge: ({ context }) => (context.file?.size ?? 0) > limits.videoBytes,
    isBegun: (_, { output }: Answer<StoredVideo | null>) => (output?.videoId ?? null) !== null,
    isKept: (_, { output }: Answer<StoredVideo | null>) => (output?.file ?? null) !== null,
    /** The device knows nothing of it: whatever is chosen is sent. */
    isUnknown: ({ context }) => context.fileInfo === null,
    isSame: (_, { output }: Answer<boolean>) => output,
    hasAddress: ({ context }) => context.videoId !== null,
    isComplete: ({ context }, { output }: Answer<number>) => output === context.fileInfo?.size,
    isUnfinished: (_, { output }: Answer<UploadedVideo>) => output.status !== 'done',
    hasUnwantedSound: ({ context }, { output }: Answer<{ hasSound: boolean | null }>) =>
      context.isSilent && output.hasSound === true,
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isGone: (_, { error }: Caught) => failureCode(error) === 'not-found',
    isTransient: ({ context }, { error }: Caught) =>
      isTransientUploadError(error, context.tries) ||
      offsetMismatchCodes.includes(failureCode(error)),
    isFileLost: (_, { error }: Caught) => failureCode(error) === 'video-lost',
    isUnusable: (_, { error }: Caught) => failureCode(error).startsWith('video-'),
    isOver: (_, { error }: Caught) => failureCode(error) === 'transition-not-allowed',
    /** Retried at once, but not endlessly: after several such replies it waits. */
    mayAskAgain: ({ context }, { error }: Caught) =>
      offsetMismatchCodes.includes(failureCode(error)) && context.tries < 3,
  },
  actions: {
    keepFile: assign((_, { file }: { file: VideoFile }) => ({ file, failure: null })),
    describe: assign(({ context: { file, fileInfo } }) => ({
      fileInfo: file ? { name: file.name, size: file.size } : fileInfo,
    })),
    keepInspected: assign(
      ({ context }, { output: { converted, ...facts } }: Answer<InspectedVideo>) => ({
        facts,
        file: converted ?? context.file,
      }),
    ),
    keepLocalCopy: assign((_, { output }: Answer<LocalCopy>) => ({ localCopy: output })),
    keepRestored: assign((_, { output }: Answer<StoredVideo | null>) =>
      output
        ? {
            file: output.file,
            fileInfo: { name: output.name, size: output.size },
            facts: output.facts,
            videoId: output.videoId,
            localCopy: (output.file ? 'stored' : 'noSpace') as LocalCopy,
          }
        : {},
    ),
    keepAddress: assign((_, { output }: Answer<string>) => ({ videoId: output, offset: 0 })),
    clearAddress: assign({ videoId: null, offset: 0 }),
    keepOffset: assign((_, { output }: Answer<number>) => ({ offset: output })),
    keepProgress: assign(
      (_, { offset, bytesPerSecond }: { offset: number; bytesPerSecond: number }) => ({
        offset,
        bytesPerSecond,
      }),
    ),
    completeProgress: assign(({ context }) => ({
      offset: context.fileInfo?.size ?? context.offset,
    })),
    keepVideo: assign((_, { output }: Answer<UploadedVideo>) => ({ video: output })),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    clearTries: assign({ tries: 0 }),
    notifyParent: enqueueActions(({ context: { parent, key, video }, enqueue }) => {
      if (parent && video) enqueue.sendTo(parent, { type: 'video.uploaded', key, video });
    }),
    notifyParentOfFailure: enqueueActions(({ context: { parent, key }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'media.failed', key });
    }),
  },
  delays: {
    /** 2, 4, 8 … seconds, a minute at most. */
    retryDelay: ({ context }) => retryDelay(context),
  },
});
