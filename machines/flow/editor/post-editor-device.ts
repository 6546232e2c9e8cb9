import { caught } from '#machines/kit/caught-failure.ts';
import type { UploadedPicture } from '#machines/kit/file-upload.ts';
import {
  canRestoreDiscarded,
  canRestoreVersion,
  collected,
  postEditorSetup,
} from './post-editor-setup.ts';
import type { UploadedVideo } from './video-upload-setup.ts';

const uploaded = [
  {
    type: 'keepUploaded',
    params: ({
      event: { key, picture },
    }: {
      event: { key: string; picture: UploadedPicture };
    }) => ({ key, picture }),
  },
  'raiseDraftChanged',
] as const;

const uploadedVideo = {
  type: 'keepUploadedVideo',
  params: ({ event: { key, video } }: { event: { key: string; video: UploadedVideo } }) => ({
    key,
    video,
  }),
} as const;

/** The copy on this device, stored before every request. */
export const deviceRegion = postEditorSetup.createStateConfig({
  initial: 'checkingLeftover',
  on: {
    'content.edited': '.collecting',
    'content.collected': {
      guard: { type: 'isNewContent', params: collected },
      target: '.writing',
      actions: [{ type: 'keepContent', params: collected }, 'raiseDraftChanged'],
    },
    'picture.uploaded': { target: '.writing', actions: uploaded },
    'video.uploaded': { target: '.writing', actions: uploadedVideo },
    'draft.settled': [{ guard: 'isUnsaved', target: '.writing' }, { target: '.clearing' }],
    'version.restored': {
      guard: canRestoreVersion,
      target: '.writing',
      actions: { type: 'restoreVersion', params: ({ event }) => event },
    },
    'discarded-draft.restored': {
      guard: canRestoreDiscarded,
      target: '.writing',
      actions: ['restoreDiscardedDraft', 'raiseDraftChanged'],
    },
  },
  states: {
    checkingLeftover: {
      description: 'Not visible: a copy that the server has completely is removed.',
      always: [{ guard: 'isStaleCopy', target: 'clearing' }, { target: 'stored' }],
    },
    stored: { description: 'Everything that was written is on this device, or with the server.' },
    collecting: {
      tags: 'storing',
      description:
        'A short pause, so that not every letter is stored separately. Then the text is requested.',
      after: { collectDebounce: { actions: 'emitContentRequested' } },
      on: {
        'content.edited': {},
        'content.collected': [
          {
            guard: { type: 'isNewContent', params: collected },
            target: 'writing',
            actions: [{ type: 'keepContent', params: collected }, 'raiseDraftChanged'],
          },
          { guard: 'isUnsaved', target: 'writing' },
          { target: 'stored' },
        ],
        // Neither may end the wait: the page has said that something was touched, and says it only
        // once.
        'picture.uploaded': { actions: uploaded },
        'video.uploaded': { actions: uploadedVideo },
        'draft.settled': {},
      },
    },
    writing: {
      tags: 'storing',
      description: 'Being written to the device.',
      invoke: {
        src: 'writeDraft',
        input: ({ context }) => context.draft,
        onDone: { target: 'stored', actions: 'clearDeviceFailure' },
        onError: { target: 'full', actions: { type: 'keepDeviceFailure', params: caught } },
      },
    },
    clearing: {
      description: 'The server has everything; the copy on the device is removed.',
      invoke: {
        src: 'deleteDraft',
        input: ({ context }) => ({ clientId: context.draft.clientId }),
        onDone: 'stored',
        // A leftover copy is harmless: it is compared when the post is opened again.
        onError: 'stored',
      },
    },
    full: {
      tags: ['screen', 'notStored'],
      description: 'Says that this device cannot keep a copy, and why. Tries again automatically.',
      after: { deviceRetryDelay: 'writing' },
    },
  },
});
