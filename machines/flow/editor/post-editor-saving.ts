import { caught } from '#machines/kit/caught-failure.ts';
import {
  canRestoreDiscarded,
  canRestoreVersion,
  collected,
  loaded,
  postEditorSetup,
  replied,
} from './post-editor-setup.ts';
import { submissionState } from './post-editor-submission.ts';
import { postRequest } from './post-editor-types.ts';

const uploaded = { guard: 'isUploadedShown', target: 'waitingToSave' } as const;
const uploadedVideo = { guard: 'isUploadedVideoShown', target: 'waitingToSave' } as const;

const submit = [
  { guard: 'hasProblems', actions: ['keepProblems', 'raiseFieldsRefused'] },
  { target: '#remote.awaitingMedia', actions: ['requestSubmit', 'clearTries', 'raiseSettled'] },
] as const;

/**
 * The copy on the server: one call at a time. While its result is unknown, the same call is
 * repeated.
 */
export const savingRegion = postEditorSetup.createStateConfig({
  id: 'remote',
  initial: 'deciding',
  on: { 'submit.requested': submit },
  states: {
    deciding: {
      description: 'Not visible: an unconfirmed call first, then newer changes.',
      always: [
        { guard: 'hasServerCopy', target: 'conflict' },
        { guard: 'hasSubmitIntent', target: '#submission.checking' },
        { guard: 'isSubmitRequested', target: 'awaitingMedia' },
        { guard: 'hasIntent', target: 'saving' },
        { guard: 'needsSaving', target: 'waitingToSave' },
        { guard: 'isMediaUploading', target: 'savedWithoutMedia' },
        { target: 'synced' },
      ],
    },
    synced: {
      tags: 'saved',
      description: '"Saved": the server has every word. For a new post: nothing is written yet.',
      entry: 'clearFailure',
      on: {
        'content.collected': {
          guard: { type: 'isNewContent', params: collected },
          target: 'waitingToSave',
        },
        'version.restored': { guard: canRestoreVersion, target: 'waitingToSave' },
        'discarded-draft.restored': { guard: canRestoreDiscarded, target: 'waitingToSave' },
        'save.requested': {},
      },
    },
    savedWithoutMedia: {
      tags: 'unsaved',
      description:
        '"Saved on this phone": the server has every word, and pictures are still on their way.',
      entry: 'clearFailure',
      on: {
        'content.collected': {
          guard: { type: 'isNewContent', params: collected },
          target: 'waitingToSave',
        },
        'picture.uploaded': uploaded,
        'video.uploaded': uploadedVideo,
        'save.requested': {},
      },
    },
    waitingToSave: {
      tags: 'unsaved',
      description: '"Saved on this phone": sent to the server after a pause in typing.',
      initial: 'pausing',
      after: { autosaveMaxDelay: { guard: 'isWorthSaving', target: 'preparing' } },
      on: { 'save.requested': { guard: 'isWorthSaving', target: 'preparing' } },
      states: {
        pausing: {
          description: 'Each change restarts the pause, up to a limit.',
          on: {
            'content.collected': {
              guard: { type: 'isNewContent', params: collected },
              target: 'pausing',
              reenter: true,
            },
          },
          after: { autosaveDelay: { guard: 'isWorthSaving', target: '#remote.preparing' } },
        },
      },
    },
    preparing: {
      tags: ['saving', 'busy'],
      description: '"Saving…": the request is stored first, so that a crash repeats the same call.',
      entry: 'makeSave',
      invoke: {
        src: 'writeDraft',
        input: ({ context }) => context.draft,
        onDone: 'saving',
        // A device without room is no reason not to save on the server; the region of the device
        // says so.
        onError: 'saving',
      },
      on: { 'save.requested': {} },
    },
    saving: {
      tags: ['saving', 'busy'],
      description: '"Saving…": one save is being sent. Later changes go with the next save.',
      entry: 'countTry',
      invoke: {
        src: 'upsertPost',
        input: ({ context }) => context.draft.intent,
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepReply', params: replied }, 'raiseSettled'],
        },
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          {
            guard: { type: 'hasCopyInError', params: caught },
            target: 'conflict',
            actions: [{ type: 'keepCopyFromError', params: caught }, 'clearIntent'],
          },
          {
            guard: { type: 'isConflict', params: caught },
            target: 'comparing',
            actions: 'clearIntent',
          },
          {
            guard: { type: 'isNetworkLost', params: caught },
            target: 'waitingForNetwork',
            actions: { type: 'keepFailure', params: caught },
          },
          {
            guard: { type: 'isServerBusy', params: caught },
            target: 'waitingForServer',
            actions: { type: 'keepFailure', params: caught },
          },
          {
            target: 'refused',
            actions: [
              { type: 'keepFailure', params: caught },
              { type: 'keepFieldProblems', params: caught },
              'clearIntent',
            ],
          },
        ],
      },
      on: {
        'save.requested': {},
        // When the old network lost this call too, the next attempt does not wait long.
        'network.online': { actions: 'clearTries' },
      },
    },
    waitingForNetwork: {
      tags: ['screen', 'waiting'],
      description:
        '"Saved on this phone, waiting for network": the same save is sent again automatically.',
      after: { retryDelay: 'saving' },
      on: {
        'network.online': { target: 'saving', actions: 'clearTries' },
        'save.requested': { target: 'saving', actions: 'clearTries' },
      },
    },
    waitingForServer: {
      tags: ['screen', 'notSaved'],
      description: '"Saved on this phone only", and why. Tries again automatically.',
      after: { retryDelay: 'saving' },
      on: {
        'network.online': { target: 'saving', actions: 'clearTries' },
        'save.requested': { target: 'saving', actions: 'clearTries' },
      },
    },
    refused: {
      tags: ['screen', 'notSaved'],
      description:
        'Why the server did not take it; it is on this phone, and a change or a press tries again.',
      on: {
        'content.collected': {
          guard: { type: 'isNewContent', params: collected },
          target: 'waitingToSave',
        },
        'picture.uploaded': uploaded,
        'video.uploaded': uploadedVideo,
        'save.requested': 'preparing',
      },
    },
    signInNeeded: {
      tags: ['screen', 'waiting'],
      description: 'The sign-in dialog covers the page. Afterwards the same save is sent again.',
      // A press just before the sign-in still counts: the requested submission waits too.
      on: { 'session.restored': 'saving', 'save.requested': {} },
    },
    comparing: {
      tags: ['busy', 'notSaved'],
      description:
        'The server has a newer revision. Its copy is loaded, to be compared with this one.',
      invoke: {
        src: 'loadPost',
        input: ({ context: { draft } }) => postRequest(draft),
        onDone: { target: 'conflict', actions: { type: 'keepServerCopy', params: loaded } },
        onError: { target: 'refused', actions: { type: 'keepFailure', params: caught } },
      },
      on: { 'save.requested': {}, 'submit.requested': {} },
    },
    conflict: {
      tags: ['screen', 'notSaved'],
      description: 'Both texts, this phone’s and the server’s: one is kept, either can be copied.',
      on: {
        'local-copy.chosen': { target: 'preparing', actions: 'rebaseOnServerCopy' },
        'server-copy.chosen': {
          target: 'deciding',
          actions: ['useServerCopy', 'raiseDraftChanged', 'raiseSettled'],
        },
        'save.requested': {},
        'submit.requested': {},
      },
    },
    awaitingMedia: {
      tags: ['screen', 'locked', 'unsaved'],
      description: 'Not sent yet: pictures are still uploading. Sends automatically afterwards.',
      always: { guard: 'isMediaUploaded', target: 'submission' },
      on: {
        'submit.cancelled': { target: 'deciding', actions: ['cancelSubmit', 'raiseSettled'] },
        'save.requested': {},
        'submit.requested': {},
      },
    },
    submission: submissionState,
  },
});
