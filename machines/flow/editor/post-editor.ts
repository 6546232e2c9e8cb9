import { caught } from '#machines/kit/caught-failure.ts';
import { ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { newTaggedDraft } from './post-draft.ts';
import { deviceRegion } from './post-editor-device.ts';
import { decisionEvents, fetchingStates, postIds } from './post-editor-opening.ts';
import { savingRegion } from './post-editor-saving.ts';
import { postEditorSetup } from './post-editor-setup.ts';
import type { VideoFile } from './video-upload-setup.ts';

/** Title and text first, then what the publisher needs to know. */
const stepRegion = postEditorSetup.createStateConfig({
  initial: 'writing',
  states: {
    writing: {
      tags: 'screen',
      description: 'Title and text, the toolbar, and where the text is saved.',
      always: { guard: 'isSubmitRequested', target: 'publishing' },
      on: {
        'next.requested': 'publishing',
        'fields.rejected': [{ guard: 'hasWritingProblem' }, { target: 'publishing' }],
      },
    },
    publishing: {
      tags: 'screen',
      description:
        'The findings, the fields for the publisher, and "Send for review" or "Save draft".',
      entry: 'requestChoices',
      invoke: {
        src: 'checks',
        id: 'checks',
        input: ({ context: { draft } }) => ({ draft }),
        onError: { actions: { type: 'keepFailure', params: caught } },
      },
      on: {
        'previous.requested': 'writing',
        'fields.rejected': { guard: 'hasWritingProblem', target: 'writing' },
        'network.online': { actions: 'forwardToPublishStep' },
        'session.restored': { actions: 'forwardToPublishStep' },
      },
    },
  },
});

const video = ({ event: { key, file } }: { event: { key: string; file: VideoFile } }) => ({
  key,
  file,
});

/** Pictures and a video on their way, each in a chart of its own. */
const picturesRegion = postEditorSetup.createStateConfig({
  initial: 'watching',
  states: {
    watching: {
      description: 'Every picture shows its own progress.',
      entry: ['resumeUploads', 'resumeVideoUpload'],
      on: {
        'pictures.chosen': {
          actions: [
            {
              type: 'keepChosen',
              params: ({ event }) => ({ keys: event.pictures.map(({ key }) => key) }),
            },
            { type: 'startUploads', params: ({ event }) => ({ pictures: event.pictures }) },
          ],
        },
        'video.chosen': {
          actions: [
            { type: 'keepChosenVideo', params: video },
            { type: 'startVideoUpload', params: video },
          ],
        },
        'video.removed': {
          actions: { type: 'removeVideo', params: ({ event: { key } }) => ({ key }) },
        },
        // The child chart says why. Observers of this chart learn that it needs the person.
        'media.failed': {},
        'network.online': { actions: 'forwardToUploads' },
        'session.restored': { actions: 'forwardToUploads' },
      },
    },
  },
});

/** Every change of what is checked raises an event, after every region has seen its cause. */
const checksRegion = postEditorSetup.createStateConfig({
  initial: 'watching',
  states: {
    watching: {
      description: 'Sends what changed to the chart of the checks.',
      on: { 'draft.changed': { guard: 'isOnPublishStep', actions: 'sendDraftToChecks' } },
    },
  },
});

/** Writing a post: kept on this device first, then on the server, then sent for review. */
export const postEditorMachine = postEditorSetup.createMachine({
  id: 'post-editor',
  description: 'Edits a post, saves it on the device and the server, and sends it for review.',
  context: ({ input }) => ({
    isFresh: input.isFresh,
    profile: input.profile,
    newKey: input.newKey,
    ids: {
      clientId: input.clientId,
      postUID: input.postUID,
      ownerUserId: input.ownerUserId,
      writerUserId: input.writerUserId ?? null,
    },
    draft: newTaggedDraft(input),
    post: null,
    serverCopy: null,
    discardedDraft: null,
    failure: null,
    deviceFailure: null,
    fields: {},
    tries: 0,
    contentReplacements: 0,
  }),
  initial: 'opening',
  on: {
    ...ignoreGlobalEvents,
    'signed.out': '.left',
  },
  states: {
    opening: {
      tags: ['screen', 'busy'],
      description: 'Placeholders in the shape of the page.',
      initial: 'beginning',
      states: {
        beginning: {
          description: 'Not visible: a new post opens at once.',
          always: [
            { guard: 'isFresh', target: '#post-editor.withLock' },
            { target: 'readingDevice' },
          ],
        },
        ...fetchingStates('#post-editor.withLock'),
      },
    },
    signInToOpen: {
      tags: ['screen', 'busy'],
      description: 'The sign-in dialog covers the page. Afterwards the post opens.',
      on: { 'session.restored': 'opening' },
    },
    openFailed: {
      tags: 'screen',
      description: 'Why the post could not be opened, with a way to try again.',
      on: { 'retry.requested': 'opening', 'network.online': 'opening' },
    },
    withLock: {
      description: 'Only one tab at a time can edit a post.',
      invoke: {
        src: 'holdLock',
        id: 'lock',
        input: ({ context }) => ({ clientId: context.draft.clientId }),
        // Without locks on this device every tab can write. Revisions still keep the copies apart.
        onError: '.open',
      },
      initial: 'acquiringLock',
      states: {
        acquiringLock: {
          tags: ['screen', 'busy'],
          description: 'The same placeholders, for a moment.',
          on: {
            'lock.granted': [{ guard: 'isFresh', target: 'open' }, { target: 'confirming' }],
            'lock.denied': 'inOtherTab',
          },
        },
        confirming: {
          tags: 'busy',
          description: 'Not visible: reads the device again, for changes from before the lock.',
          invoke: {
            src: 'readDraft',
            input: postIds,
            onDone: [
              {
                guard: {
                  type: 'isKnownDraft',
                  params: ({ event }) => ({ change: event.output?.change ?? 0 }),
                },
                target: 'open',
              },
              { target: 'refreshing' },
            ],
            onError: 'open',
          },
          on: { 'lock.lost': 'inOtherTab' },
        },
        inOtherTab: {
          tags: 'screen',
          description: 'The text, read-only: another tab edits it. This tab can take over.',
          on: {
            'takeover.requested': { actions: 'requestLock' },
            'lock.granted': 'refreshing',
          },
        },
        refreshing: {
          tags: ['screen', 'busy'],
          description: 'The same placeholders, while the changes of the other tab are loaded.',
          entry: 'resetDraft',
          initial: 'readingDevice',
          states: fetchingStates('#post-editor.withLock.open'),
          on: { 'lock.lost': 'inOtherTab' },
        },
        open: {
          type: 'parallel',
          tags: 'editing',
          description: 'The page, the copies on device and server, the pictures, and the checks.',
          invoke: {
            src: 'choices',
            id: 'choices',
            onError: { actions: { type: 'keepFailure', params: caught } },
          },
          on: { 'lock.lost': 'inOtherTab' },
          states: {
            step: stepRegion,
            device: deviceRegion,
            remote: savingRegion,
            pictures: picturesRegion,
            checks: checksRegion,
          },
        },
      },
    },
    closed: {
      tags: 'screen',
      description: 'The text, read-only, and why: it is in review, or permanently rejected.',
      on: decisionEvents,
    },
    sent: {
      tags: 'screen',
      description: 'Sent for review: says what happens next, and where to go from here.',
      on: decisionEvents,
      initial: 'clearing',
      states: {
        clearing: {
          description: 'The copy on the device is removed.',
          invoke: {
            src: 'deleteDraft',
            input: ({ context }) => ({ clientId: context.draft.clientId }),
            onDone: 'cleared',
            onError: 'cleared',
          },
        },
        cleared: { description: 'Nothing more to do.' },
      },
    },
    left: {
      description: 'Signed out: nothing to see; the draft stays on the device for its owner.',
    },
  },
});
