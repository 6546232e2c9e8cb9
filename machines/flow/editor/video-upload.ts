import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { caught } from '#machines/kit/caught-failure.ts';
import { ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { answered, thrown, videoUploadSetup } from './video-upload-setup.ts';

/** What ends any call about the upload. */
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
    // Without locks on this device every tab can send. The server accepts one of them.
    onError: '.deciding',
  },
  on: { 'cancel.requested': 'cancelling' },
  states: {
    acquiringLock: {
      tags: 'inProgress',
      description: 'Not visible: checks whether another tab is sending this video.',
      on: { 'upload-lock.granted': 'deciding', 'upload-lock.denied': 'inOtherTab' },
    },
    inOtherTab: {
      tags: ['screen', 'inProgress'],
      description: 'Says that another tab is sending it. Continues here when that tab closes.',
      on: { 'upload-lock.granted': '#video-upload.restoring' },
    },
    deciding: {
      description: 'Not visible: resumes an existing upload, or creates one.',
      entry: 'countTry',
      always: [{ guard: 'hasAddress', target: 'locatingOffset' }, { target: 'creating' }],
    },
    creating: {
      tags: 'inProgress',
      description: 'The bar is empty: the size of the video is being sent to the server.',
      invoke: {
        src: 'createVideoUpload',
        input: ({ context: { key, file } }) => ({ key, file }),
        onDone: { target: 'transferring', actions: { type: 'keepAddress', params: answered } },
        onError: [...failures],
      },
    },
    locatingOffset: {
      tags: 'inProgress',
      description: 'The bar stays while the server is asked for its offset.',
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
      description: 'The full bar: everything was sent, and the result is loaded.',
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
      description: 'Waits for the network or the server. Continues automatically where it stopped.',
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
 * Uploads one video: checks it, keeps it on the device and sends it in pieces. After a lost
 * connection, a reload or a sign-in it continues with what has arrived. It never blocks the editor.
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
      description: 'Not visible: chosen now, or on an earlier visit.',
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
      description: 'Not visible: checks for a copy on this device.',
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
      description: 'Not visible: asks for the offset of a video without a local copy.',
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
          { target: 'storing', actions: { type: 'keepInspected', params: answered } },
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
      description: 'Being stopped; what the server has of it is deleted.',
      invoke: {
        src: 'cancelVideoUpload',
        input: ({ context: { key, videoId } }) => ({ key, videoId }),
        onDone: { target: 'stopped', actions: 'clearAddress' },
        onError: [
          // It had arrived whole before.
          { guard: { type: 'isOver', params: caught }, target: 'sending' },
          // The server deletes it automatically after a day.
          { target: 'stopped', actions: 'clearAddress' },
        ],
      },
    },
    fileNeeded: {
      tags: ['screen', 'failed'],
      description: 'Says how much has arrived, and asks to choose the same file again.',
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
          { guard: { type: 'isSame', params: answered }, target: 'checking' },
          { target: 'otherFile' },
        ],
        onError: 'otherFile',
      },
    },
    otherFile: {
      tags: ['screen', 'failed'],
      description: 'It is another file: choose the same one, or send this one from the start.',
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
      description: 'Not visible: cancels the upload of the other file.',
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
      description: 'Not visible: removed from the post, the server and this device.',
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
