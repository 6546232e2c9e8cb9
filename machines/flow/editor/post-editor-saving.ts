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

const uploaded = { guard: 'isUploadedShown', target: 'waitingToSave' } as const;
const uploadedVideo = { guard: 'isUploadedVideoShown', target: 'waitingToSave' } as const;

const submit = [
  { guard: 'hasProblems', actions: ['keepProblems', 'raiseFieldsRefused'] },
  { target: '#remote.awaitingMedia', actions: ['requestSubmit', 'clearTries', 'raiseSettled'] },
] as const;

/**
 * The copy on the server: one call at a time; while the outcome of one is unknown, the same one
 * goes out again.
 */
export const savingRegion = postEditorSetup.createStateConfig({
  id: 'remote',
  initial: 'deciding',
  on: { 'submit.requested': submit },
  states: {
    deciding: {
      description: 'Not seen: what is unanswered goes first, then what is newer.',
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
      description: '"Saved on this phone": the server will have it after a pause in the writing.',
      initial: 'pausing',
      after: { autosaveMaxDelay: { guard: 'isWorthSaving', target: 'preparing' } },
      on: { 'save.requested': { guard: 'isWorthSaving', target: 'preparing' } },
      states: {
        pausing: {
          description: 'Each change begins the pause anew, up to a limit.',
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
      description:
        '"Saving…": what is about to be sent is noted on the device, so that a crash repeats the same call.',
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
      description:
        '"Saving…": one save is on its way; what is written meanwhile goes with the next.',
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
        // Where this one was still lost with the old network, the next does not wait for long.
        'network.online': { actions: 'clearTries' },
      },
    },
    waitingForNetwork: {
      tags: ['screen', 'waiting'],
      description:
        '"Saved on this phone, waiting for network": the same save goes out again by itself.',
      after: { retryDelay: 'saving' },
      on: {
        'network.online': { target: 'saving', actions: 'clearTries' },
        'save.requested': { target: 'saving', actions: 'clearTries' },
      },
    },
    waitingForServer: {
      tags: ['screen', 'notSaved'],
      description:
        '"Saved on this phone only", and why the server does not take it now; tries again by itself.',
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
      description: 'The sign-in lies over the page; then the same save goes out again.',
      // A press that came a moment before the sign-in still counts: the wish to send waits for it
      // too.
      on: { 'session.restored': 'saving', 'save.requested': {} },
    },
    comparing: {
      tags: ['busy', 'notSaved'],
      description:
        'The server has moved on; its copy is being fetched, to be shown beside this one.',
      invoke: {
        src: 'loadPost',
        input: ({ context: { draft } }) => ({ postId: draft.postUID ?? draft.clientId }),
        onDone: { target: 'conflict', actions: { type: 'keepServerCopy', params: loaded } },
        onError: { target: 'refused', actions: { type: 'keepFailure', params: caught } },
      },
      on: { 'save.requested': {}, 'submit.requested': {} },
    },
    conflict: {
      tags: ['screen', 'notSaved'],
      description:
        'Both texts, this phone’s and the server’s: one is chosen, either can be copied.',
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
      description:
        'Not sent yet: says how many pictures still travel; sends by itself once they are there, also when the page was left.',
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
