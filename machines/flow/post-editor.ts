import { type Draft, newDraft } from './post-draft.ts';
import {
  type Address,
  caught,
  collected,
  loaded,
  mayBringBack,
  mayTakeVersion,
  postEditor,
} from './post-editor-parts.ts';
import { savingRegion } from './post-editor-saving.ts';
import type { UploadedPicture } from './upload.ts';
import type { UploadedVideo, VideoFile } from './video-upload-parts.ts';

/** Title and text first, then what the publisher needs to know. */
const stepRegion = postEditor.createStateConfig({
  initial: 'writing',
  states: {
    writing: {
      tags: 'screen',
      description: 'Title and text on a wide calm surface, the toolbar, and what is saved where.',
      always: { guard: 'isToBeSent', target: 'publishing' },
      on: {
        'next.requested': 'publishing',
        'fields.refused': [{ guard: 'hasWritingProblem' }, { target: 'publishing' }],
      },
    },
    publishing: {
      tags: 'screen',
      description:
        'What was found in the post; place, language, genre, sub-genre and hashtags; then "Send for review" or "Save draft".',
      entry: 'askForChoices',
      invoke: {
        src: 'checks',
        id: 'checks',
        input: ({ context: { draft } }) => ({ draft }),
        onError: { actions: { type: 'keepFailure', params: caught } },
      },
      on: {
        'previous.requested': 'writing',
        'fields.refused': { guard: 'hasWritingProblem', target: 'writing' },
      },
    },
  },
});

const uploaded = {
  type: 'keepUploaded',
  params: ({ event: { key, picture } }: { event: { key: string; picture: UploadedPicture } }) => ({
    key,
    picture,
  }),
} as const;

const uploadedVideo = {
  type: 'keepUploadedVideo',
  params: ({ event: { key, video } }: { event: { key: string; video: UploadedVideo } }) => ({ key, video }),
} as const;

/** The copy on this device, which goes before every request. */
const deviceRegion = postEditor.createStateConfig({
  initial: 'finding',
  on: {
    'content.touched': '.collecting',
    'content.collected': {
      guard: { type: 'isNewContent', params: collected },
      target: '.writing',
      actions: { type: 'keepContent', params: collected },
    },
    'picture.uploaded': { target: '.writing', actions: uploaded },
    'video.uploaded': { target: '.writing', actions: uploadedVideo },
    'draft.settled': [{ guard: 'isUnsaved', target: '.writing' }, { target: '.clearing' }],
    'version.taken': {
      guard: mayTakeVersion,
      target: '.writing',
      actions: { type: 'takeVersion', params: ({ event }) => event },
    },
    'mine.restored': { guard: mayBringBack, target: '.writing', actions: 'bringBack' },
  },
  states: {
    finding: {
      description: 'Not seen: a copy in which the server lacks nothing has had its time.',
      always: [{ guard: 'isLeftOver', target: 'clearing' }, { target: 'kept' }],
    },
    kept: { description: 'Everything that was written is on this device, or with the server.' },
    collecting: {
      tags: 'keeping',
      description: 'A moment, so that not every letter is written by itself; then the text is asked for.',
      after: { collectPause: { actions: 'askForContent' } },
      on: {
        'content.touched': {},
        'content.collected': [
          {
            guard: { type: 'isNewContent', params: collected },
            target: 'writing',
            actions: { type: 'keepContent', params: collected },
          },
          { guard: 'isUnsaved', target: 'writing' },
          { target: 'kept' },
        ],
        // Neither may end the wait: the page has said that something was touched, and says it only once.
        'picture.uploaded': { actions: uploaded },
        'video.uploaded': { actions: uploadedVideo },
        'draft.settled': {},
      },
    },
    writing: {
      tags: 'keeping',
      description: 'Being written to the device.',
      invoke: {
        src: 'writeDraft',
        input: ({ context }) => context.draft,
        onDone: { target: 'kept', actions: 'forgetDeviceFailure' },
        onError: { target: 'full', actions: { type: 'keepDeviceFailure', params: caught } },
      },
    },
    clearing: {
      description: 'The server has everything; the copy on the device is removed.',
      invoke: {
        src: 'deleteDraft',
        input: ({ context }) => ({ clientId: context.draft.clientId }),
        onDone: 'kept',
        // A copy too many harms nobody: it is compared when the post is opened again.
        onError: 'kept',
      },
    },
    full: {
      tags: ['screen', 'unkept'],
      description: 'Says that this device cannot keep a copy, and why; tries again by itself.',
      after: { deviceRetryPause: 'writing' },
    },
  },
});

const video = ({ event: { key, file } }: { event: { key: string; file: VideoFile } }) => ({ key, file });

/** Pictures and a video on their way, each in a chart of its own. */
const picturesRegion = postEditor.createStateConfig({
  initial: 'watching',
  states: {
    watching: {
      description: 'Every picture shows in its own place how far it is.',
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
        'video.removed': { actions: { type: 'removeVideo', params: ({ event: { key } }) => ({ key }) } },
        // Its own chart says why; whoever watches this one without a page hears that it needs the person.
        'media.failed': {},
        'network.online': { actions: 'tellUploads' },
        'session.restored': { actions: 'tellUploads' },
      },
    },
  },
});

/** The last region, so that what is told holds what the others have just noted. */
const checksRegion = postEditor.createStateConfig({
  initial: 'watching',
  states: {
    watching: {
      description: 'What is to be judged before it is sent is told to the chart that judges it.',
      on: {
        'content.collected': { guard: 'isDescribing', actions: 'tellChecks' },
        'picture.uploaded': { guard: 'isDescribing', actions: 'tellChecks' },
        'theirs.chosen': { guard: 'isDescribing', actions: 'tellChecks' },
        'mine.restored': { guard: 'isDescribing', actions: 'tellChecks' },
      },
    },
  },
});

/** Where this device keeps the post. The draft of a save whose answer was lost does not know its postUID: the server's copy names it. */
const ofPost = ({ context: { address, draft } }: { context: { address: Address; draft: Draft } }) => ({
  ...address,
  clientId: address.clientId ?? (draft.clientId || null),
});

/** What this device and the server know of a post, before it is written on at `opened`. */
const fetchingStates = (opened: '#post-editor.holding' | '#post-editor.holding.open') =>
  ({
    readingDevice: {
      description: 'Looks whether this device has unsaved work on this post.',
      invoke: {
        src: 'readDraft',
        input: ofPost,
        onDone: {
          target: 'loadingPost',
          actions: { type: 'keepDeviceDraft', params: ({ event }) => ({ draft: event.output }) },
        },
        onError: 'loadingPost',
      },
    },
    loadingPost: {
      description: 'Asks the server for its copy.',
      invoke: {
        src: 'loadPost',
        input: ({ context: { address } }) => ({ postId: address.postUID ?? address.clientId ?? '' }),
        onDone: [
          {
            guard: { type: 'isSentBefore', params: loaded },
            target: '#post-editor.sent',
            actions: { type: 'keepReply', params: loaded },
          },
          {
            guard: { type: 'isClosed', params: loaded },
            target: '#post-editor.closed',
            actions: { type: 'keepClosed', params: loaded },
          },
          { target: opened, actions: { type: 'keepReconciled', params: loaded } },
        ],
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: '#post-editor.signInToOpen' },
          { guard: { type: 'isUnknownPost', params: caught }, target: opened },
          { guard: 'hasDeviceDraft', target: opened },
          { target: '#post-editor.openFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
  }) satisfies Record<string, Parameters<typeof postEditor.createStateConfig>[0]>;

/** Writing a post: kept on this device first, then on the server, then sent for review. */
export const postEditorMachine = postEditor.createMachine({
  id: 'post-editor',
  context: ({ input }) => ({
    isFresh: input.isFresh,
    profile: input.profile,
    newKey: input.newKey,
    address: { clientId: input.clientId, postUID: input.postUID, ownerUserId: input.ownerUserId },
    draft: newDraft(input.clientId ?? '', input.ownerUserId, input.format),
    post: null,
    theirs: null,
    putAside: null,
    failure: null,
    deviceFailure: null,
    fields: {},
    tries: 0,
    opened: 0,
  }),
  initial: 'opening',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': '.left',
    'network.offline': {},
    'network.online': {},
  },
  states: {
    opening: {
      tags: ['screen', 'busy'],
      description: 'Placeholders in the shape of the page.',
      initial: 'beginning',
      states: {
        beginning: {
          description: 'Not seen: a post that nobody can know yet is open at once.',
          always: [{ guard: 'isFresh', target: '#post-editor.holding' }, { target: 'readingDevice' }],
        },
        ...fetchingStates('#post-editor.holding'),
      },
    },
    signInToOpen: {
      tags: ['screen', 'busy'],
      description: 'The sign-in lies over the page; then the post is opened.',
      on: { 'session.restored': 'opening' },
    },
    openFailed: {
      tags: 'screen',
      description: 'Why the post could not be opened, with a way to try again.',
      on: { 'retry.requested': 'opening', 'network.online': 'opening' },
    },
    holding: {
      description: 'One tab at a time writes on a post.',
      invoke: {
        src: 'holdLock',
        id: 'lock',
        input: ({ context }) => ({ clientId: context.draft.clientId }),
        // Without locks on this device every tab may write; revisions still keep the copies apart.
        onError: '.open',
      },
      initial: 'claiming',
      states: {
        claiming: {
          tags: ['screen', 'busy'],
          description: 'The same placeholders, for a moment.',
          on: {
            'lock.granted': [{ guard: 'isFresh', target: 'open' }, { target: 'confirming' }],
            'lock.refused': 'elsewhere',
          },
        },
        confirming: {
          tags: 'busy',
          description:
            'Not seen: the device is asked once more: another tab may have written before the lock was there, or the server has told whose draft it is.',
          invoke: {
            src: 'readDraft',
            input: ofPost,
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
          on: { 'lock.lost': 'elsewhere' },
        },
        elsewhere: {
          tags: 'screen',
          description: 'The text to read: another tab writes on it. Writing can be taken over to this one.',
          on: {
            'takeover.requested': { actions: 'askForLock' },
            'lock.granted': 'refreshing',
          },
        },
        refreshing: {
          tags: ['screen', 'busy'],
          description: 'The same placeholders, while what the other tab has written is fetched.',
          entry: 'forgetDraft',
          initial: 'readingDevice',
          states: fetchingStates('#post-editor.holding.open'),
          on: { 'lock.lost': 'elsewhere' },
        },
        open: {
          type: 'parallel',
          tags: 'editing',
          description:
            'The page, the copy on the device, the copy on the server, the pictures, and what is checked.',
          invoke: {
            src: 'choices',
            id: 'choices',
            onError: { actions: { type: 'keepFailure', params: caught } },
          },
          on: { 'lock.lost': 'elsewhere' },
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
      description:
        'The text to read, and why it cannot be changed now: it is in review, or refused for good.',
    },
    sent: {
      tags: 'screen',
      description: 'Sent for review: says what happens next, and where to go from here.',
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
