import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { caught } from '#machines/kit/caught-failure.ts';
import { ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { answered, thrown, videoUploadSetup } from './video-upload-setup.ts';

/** What ends a call about the upload, whichever call it was. */
const failures = [
  { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
  { guard: { type: 'isGone', params: caught }, target: 'creating', actions: 'clearAddress' },
  {
    guard: { type: 'isTransient', params: caught },
    target: 'waiting',
    actions: { type: 'keepFailure', params: caught },
  },
  {
    guard: { type: 'isUnusable', params: caught },
    target: '#video-upload.refused',
    actions: { type: 'keepFailure', params: caught },
  },
  { target: '#video-upload.failed', actions: { type: 'keepFailure', params: caught } },
] as const;

/** On its way: one tab at a time sends a video, from where the server says it is. */
const sendingState = videoUploadSetup.createStateConfig({
  description: 'On its way, by one tab at a time.',
  initial: 'acquiringLock',
  invoke: {
    src: 'holdUploadLock',
    id: 'turn',
    input: ({ context: { key } }) => ({ key }),
    // Without locks on this device every tab may send; the server lets one of them write.
    onError: '.deciding',
  },
  on: { 'cancel.requested': 'cancelling' },
  states: {
    acquiringLock: {
      tags: 'inProgress',
      description: 'Not seen: asks whether another tab is sending this video.',
      on: { 'upload-lock.granted': 'deciding', 'upload-lock.denied': 'inOtherTab' },
    },
    inOtherTab: {
      tags: ['screen', 'inProgress'],
      description: 'Says that another tab is sending it; goes on here when that one ends.',
      on: { 'upload-lock.granted': '#video-upload.restoring' },
    },
    deciding: {
      description:
        'Not seen: what has an address on the server is asked for, what has none gets one.',
      entry: 'countTry',
      always: [{ guard: 'hasAddress', target: 'locatingOffset' }, { target: 'creating' }],
    },
    creating: {
      tags: 'inProgress',
      description: 'The bar, still empty: the server is told how long the video is.',
      invoke: {
        src: 'createVideoUpload',
        input: ({ context: { key, file } }) => ({ key, file }),
        onDone: { target: 'transferring', actions: { type: 'keepAddress', params: answered } },
        onError: [...failures],
      },
    },
    locatingOffset: {
      tags: 'inProgress',
      description: 'The bar as it was: the server is asked how much has arrived.',
      invoke: {
        src: 'getVideoOffset',
        input: ({ context: { videoId } }) => ({ videoId }),
        onDone: [
          { guard: { type: 'isComplete', params: answered }, target: 'confirming' },
          { target: 'transferring', actions: { type: 'keepOffset', params: answered } },
        ],
        onError: [...failures],
      },
    },
    transferring: {
      tags: ['screen', 'inProgress'],
      description: 'A bar that grows, how much is there, and how long it will take.',
      entry: 'clearFailure',
      invoke: {
        src: 'sendVideo',
        input: ({ context: { videoId, file, offset } }) => ({ videoId, file, offset }),
        onError: {
          target: '#video-upload.failed',
          actions: { type: 'keepFailure', params: caught },
        },
      },
      on: {
        'video.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event } },
        'chunk.acknowledged': {
          actions: [{ type: 'keepProgress', params: ({ event }) => event }, 'clearTries'],
        },
        'video.sent': 'confirming',
        'video.failed': [
          { guard: { type: 'mayAskAgain', params: thrown }, target: 'deciding' },
          { guard: { type: 'isFileLost', params: thrown }, target: '#video-upload.restoring' },
          { guard: { type: 'isSessionLost', params: thrown }, target: 'signInNeeded' },
          {
            guard: { type: 'isGone', params: thrown },
            target: 'creating',
            actions: 'clearAddress',
          },
          {
            guard: { type: 'isTransient', params: thrown },
            target: 'waiting',
            actions: { type: 'keepFailure', params: thrown },
          },
          {
            guard: { type: 'isUnusable', params: thrown },
            target: '#video-upload.refused',
            actions: { type: 'keepFailure', params: thrown },
          },
          { target: '#video-upload.failed', actions: { type: 'keepFailure', params: thrown } },
        ],
      },
    },
    confirming: {
      tags: 'inProgress',
      description: 'The full bar: everything has been sent, and the server is asked what it has.',
      entry: 'completeProgress',
      invoke: {
        src: 'getVideo',
        input: ({ context: { videoId } }) => ({ videoId }),
        onDone: [
          { guard: { type: 'isUnfinished', params: answered }, target: 'waiting' },
          {
            guard: { type: 'hasUnwantedSound', params: answered },
            target: '#video-upload.refused',
            actions: {
              type: 'keepFailure',
              params: { error: new Failure({ code: 'video-has-sound' }) },
            },
          },
          {
            target: '#video-upload.done',
            actions: [{ type: 'keepVideo', params: answered }, 'notifyParent'],
          },
        ],
        onError: [...failures],
      },
    },
    waiting: {
      tags: ['screen', 'inProgress'],
      description:
        'Says that it waits for the network or the server, and goes on by itself where it was.',
      after: { retryDelay: 'deciding' },
      on: {
        'network.online': { target: 'deciding', actions: 'clearTries' },
        'retry.requested': { target: 'deciding', actions: 'clearTries' },
      },
    },
    signInNeeded: {
      tags: ['screen', 'inProgress'],
      description: 'Waits until the person has signed in again over the page.',
      on: { 'session.restored': 'deciding' },
    },
  },
});

/**
 * One video on its way to the server: proved and kept on the device, then sent in pieces. After a
 * cut, a reload or a sign-in it goes on from what has arrived. It never blocks the writing.
 */
export const videoUploadMachine = videoUploadSetup.createMachine({
  id: 'video-upload',
  description: 'Uploads one video in chunks and resumes after interruptions.',
  context: ({ input }) => ({
    ...input,
    fileInfo: null,
    facts: null,
    localCopy: null,
    videoId: null,
    offset: 0,
    bytesPerSecond: 0,
    tries: 0,
    video: null,
    failure: null,
  }),
  initial: 'beginning',
  on: {
    ...ignoreGlobalEvents,
    'removal.requested': '.removing',
  },
  states: {
    beginning: {
      description: 'Not seen: was it chosen now, or on an earlier visit?',
      entry: 'describe',
      always: [
        {
          guard: 'isTooLarge',
          target: 'refused',
          actions: {
            type: 'keepFailure',
            params: { error: new Failure({ code: 'video-too-large' }) },
          },
        },
        { guard: 'hasFile', target: 'checking' },
        { target: 'restoring' },
      ],
    },
    restoring: {
      tags: 'inProgress',
      description: 'Not seen: looks what this device has kept of it.',
      invoke: {
        src: 'restoreVideo',
        input: ({ context: { key } }) => ({ key }),
        onDone: [
          {
            guard: { type: 'isKept', params: answered },
            target: 'sending',
            actions: { type: 'keepRestored', params: answered },
          },
          {
            guard: { type: 'isBegun', params: answered },
            target: 'checkingOffset',
            actions: { type: 'keepRestored', params: answered },
          },
          { target: 'fileNeeded', actions: { type: 'keepRestored', params: answered } },
        ],
        onError: 'fileNeeded',
      },
    },
    checkingOffset: {
      description:
        'Not seen: asks the server how much it has of a video that is not on this device any more.',
      invoke: {
        src: 'getVideoOffset',
        input: ({ context: { videoId } }) => ({ videoId }),
        onDone: [
          { guard: { type: 'isComplete', params: answered }, target: 'sending' },
          { target: 'fileNeeded', actions: { type: 'keepOffset', params: answered } },
        ],
        onError: 'fileNeeded',
      },
    },
    checking: {
      tags: ['screen', 'inProgress'],
      description: 'Its name and size, while its first bytes and its index are read.',
      invoke: {
        src: 'inspectVideo',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          {
            guard: { type: 'hasUnwantedSound', params: answered },
            target: 'refused',
            actions: {
              type: 'keepFailure',
              params: { error: new Failure({ code: 'video-has-sound' }) },
            },
          },
          { target: 'storing', actions: { type: 'keepFacts', params: answered } },
        ],
        onError: { target: 'refused', actions: { type: 'keepFailure', params: caught } },
      },
      on: { 'cancel.requested': 'stopped' },
    },
    storing: {
      tags: ['screen', 'inProgress'],
      description: 'Says that a copy is being kept on this device, where there is room.',
      invoke: {
        src: 'keepVideo',
        input: ({ context: { key, file, facts, videoId } }) => ({ key, file, facts, videoId }),
        onDone: { target: 'sending', actions: { type: 'keepLocalCopy', params: answered } },
        onError: {
          target: 'sending',
          actions: { type: 'keepLocalCopy', params: { output: 'noSpace' } },
        },
      },
      on: { 'cancel.requested': 'stopped' },
    },
    sending: sendingState,
    cancelling: {
      tags: ['screen', 'inProgress'],
      description: 'Being stopped; what the server has of it is thrown away.',
      invoke: {
        src: 'cancelVideoUpload',
        input: ({ context: { key, videoId } }) => ({ key, videoId }),
        onDone: { target: 'stopped', actions: 'clearAddress' },
        onError: [
          // It had arrived whole before.
          { guard: { type: 'isOver', params: caught }, target: 'sending' },
          // The server throws it away by itself, after a day.
          { target: 'stopped', actions: 'clearAddress' },
        ],
      },
    },
    fileNeeded: {
      tags: ['screen', 'failed'],
      description:
        'Says how much of it has arrived, and that the same file is to be chosen again: this device could not keep it.',
      entry: 'notifyParentOfFailure',
      on: {
        'file.chosen': [
          {
            guard: 'isUnknown',
            target: 'beginning',
            actions: { type: 'keepFile', params: ({ event }) => event },
          },
          { target: 'comparing', actions: { type: 'keepFile', params: ({ event }) => event } },
        ],
      },
    },
    comparing: {
      tags: ['screen', 'inProgress'],
      description: 'The file that was chosen is compared with the one that was being sent.',
      invoke: {
        src: 'compareVideo',
        input: ({ context: { key, file } }) => ({ key, file }),
        onDone: [
          { guard: { type: 'isSame', params: answered }, target: 'storing' },
          { target: 'otherFile' },
        ],
        onError: 'otherFile',
      },
    },
    otherFile: {
      tags: ['screen', 'failed'],
      description:
        'Says that it is another file: the same one is chosen, or this one is sent from its beginning.',
      entry: 'notifyParentOfFailure',
      on: {
        'file.chosen': {
          target: 'comparing',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
        'restart.requested': 'replacing',
      },
    },
    replacing: {
      tags: 'inProgress',
      description: 'Not seen: what has arrived of the other file is thrown away.',
      invoke: {
        src: 'cancelVideoUpload',
        input: ({ context: { key, videoId } }) => ({ key, videoId }),
        onDone: { target: 'beginning', actions: 'clearAddress' },
        onError: { target: 'beginning', actions: 'clearAddress' },
      },
    },
    stopped: {
      tags: ['screen', 'failed'],
      description: 'Stopped by the person; it can be sent again or taken out.',
      on: { 'retry.requested': 'beginning' },
    },
    failed: {
      tags: ['screen', 'failed'],
      description: 'Why it was not taken, with a way to try again.',
      entry: 'notifyParentOfFailure',
      on: { 'retry.requested': { target: 'sending', actions: 'clearTries' } },
    },
    refused: {
      tags: ['screen', 'failed'],
      description: 'Why this file can never be used; another one can be chosen.',
      entry: 'notifyParentOfFailure',
      initial: 'clearing',
      states: {
        clearing: {
          description: 'Nobody sends it again after a reload: the device forgets it.',
          invoke: {
            src: 'discardVideo',
            input: ({ context: { key, videoId } }) => ({ key, videoId }),
            onDone: 'cleared',
            onError: 'cleared',
          },
        },
        cleared: { description: 'Nothing more to do.' },
      },
    },
    done: {
      tags: 'screen',
      description: 'The server has every byte, and says how long and how large it is.',
    },
    removing: {
      description:
        'Not seen: taken out of the post; what the server and this device have of it goes.',
      invoke: {
        src: 'discardVideo',
        input: ({ context: { key, videoId } }) => ({ key, videoId }),
        onDone: 'removed',
        onError: 'removed',
      },
      on: { 'removal.requested': {} },
    },
    removed: { type: 'final', description: 'Nothing is left of it.' },
  },
});

export type VideoUploadActor = ActorRefFrom<typeof videoUploadMachine>;
