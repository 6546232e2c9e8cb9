import { and, assign, emit, enqueueActions, fromCallback, raise, sendTo, setup, stateIn } from 'xstate';
import { type Failure, type FailureCode, toFailure } from '#domain/failure.ts';
import { formatRules } from '#domain/post-formats.ts';
import type { PostFormat } from '#domain/post-states.ts';
import { travellingMedia, travellingPictures, withPicture, withVideo } from './draft-media.ts';
import { type Content, isSameContent, type Post, picturesOf } from './post-content.ts';
import {
  arrivedPart,
  calledOff,
  confirmed,
  type Draft,
  draftOf,
  type Intent,
  intentFor,
  isSent,
  isUnsaved,
  isWorthSaving,
  needsSaving,
  newDraft,
  reconcile,
  type Version,
  withContentOf,
  withVersion,
} from './post-draft.ts';
import {
  type Fields,
  isWritingProblem,
  problemsBeforeReview,
  problemsInDraft,
  problemsLeft,
} from './post-problems.ts';
import type { ProfileStanding } from './profile-standing.ts';
import { publishChoicesMachine } from './publish-choices.ts';
import { retryPause } from './retry-pause.ts';
import { reviewChecksMachine } from './review-checks.ts';
import { unprovided } from './unprovided.ts';
import { type PictureFile, type UploadedPicture, uploadMachine } from './upload.ts';
import type { videoUploadMachine } from './video-upload.ts';
import type { UploadedVideo, VideoFile } from './video-upload-parts.ts';

export type PostEditorInput = {
  /** Made by this device before any request; for a post of the server null until it is loaded. */
  clientId: string | null;
  postUID: string | null;
  /** Nobody can know this post yet, so nothing is asked for. */
  isFresh: boolean;
  ownerUserId: string;
  format: PostFormat;
  profile: ProfileStanding;
  /** A new idempotency key, a UUID. */
  newKey: () => string;
};

/** Where a post is found on this device and on the server. */
export type Address = { clientId: string | null; postUID: string | null; ownerUserId: string };

type Context = Pick<PostEditorInput, 'isFresh' | 'profile' | 'newKey'> & {
  address: Address;
  draft: Draft;
  /** The server's copy as it was last seen. */
  post: Post | null;
  /** The server's copy that stands against the draft. */
  theirs: Post | null;
  /** What this device had when the server's copy was chosen, until it is brought back or the page is left. */
  putAside: Draft | null;
  failure: Failure | null;
  deviceFailure: Failure | null;
  fields: Fields;
  tries: number;
  /** Counts how often the text was replaced from outside: the view then begins a new writing surface. */
  opened: number;
};

type Event =
  | { type: 'content.touched' }
  | { type: 'content.collected'; content: Content }
  | { type: 'save.requested' }
  | { type: 'submit.requested' }
  | { type: 'submit.cancelled' }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'mine.chosen' }
  | { type: 'theirs.chosen' }
  | { type: 'mine.restored' }
  | { type: 'version.taken'; version: Version }
  | { type: 'retry.requested' }
  | { type: 'takeover.requested' }
  | { type: 'pictures.chosen'; pictures: { key: string; file: PictureFile }[] }
  | { type: 'picture.uploaded'; key: string; picture: UploadedPicture }
  | { type: 'video.chosen'; key: string; file: VideoFile }
  | { type: 'video.removed'; key: string }
  | { type: 'video.uploaded'; key: string; video: UploadedVideo }
  | { type: 'media.failed'; key: string }
  | { type: 'lock.granted' }
  | { type: 'lock.refused' }
  | { type: 'lock.lost' }
  | { type: 'draft.settled' }
  | { type: 'fields.refused' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Caught = { error: unknown };
export const caught = ({ event }: { event: Caught }) => ({ error: event.error });
type Saved = { success: true; post: Post };
type Loaded = { post: Post };
export const replied = ({ event }: { event: { output: Saved } }) => ({ post: event.output.post });
export const loaded = ({ event }: { event: { output: Post } }) => ({ post: event.output });
export const collected = ({ event }: { event: { content: Content } }) => ({ content: event.content });
const codeOf = (error: unknown) => toFailure(error).code;
const busyServer: readonly FailureCode[] = [
  'server-busy',
  'database-unavailable',
  'storage-full',
  'provider-unavailable',
  'rate-limited',
  'internal-error',
];
const postOf = (error: unknown) => (toFailure(error).data as Post | undefined) ?? null;
const isTravelling = (draft: Draft) => travellingMedia(draft).length > 0;
const isSilentFormat = ({ format }: Draft) => formatRules[format].video === 'silent';
const problemsOf = ({ content, format }: Draft) => problemsBeforeReview(content, format);

/** What the chart `post-editor` is made of: its data, guards and actions; the states are in the files beside. */
export const postEditor = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'content.wanted' },
    input: {} as PostEditorInput,
    tags: {} as
      | 'screen'
      | 'busy'
      | 'editing'
      | 'locked'
      | 'keeping'
      | 'unkept'
      | 'saved'
      | 'unsaved'
      | 'saving'
      | 'waiting'
      | 'notSaved',
  },
  actors: {
    readDraft: unprovided<Draft | null, Address>('readDraft'),
    writeDraft: unprovided<void, Draft>('writeDraft'),
    deleteDraft: unprovided<void, { clientId: string }>('deleteDraft'),
    loadPost: unprovided<Post, { postId: string }>('getPostById'),
    upsertPost: unprovided<Saved, Intent | null>('upsertPost'),
    /** Says lock.granted, lock.refused and lock.lost; takes takeover.requested. */
    holdLock: fromCallback<{ type: 'takeover.requested' }, { clientId: string }>(() => {}),
    upload: uploadMachine,
    /** The chart `video-upload`, provided where the format may have a video: an article comes without it. */
    videoUpload: fromCallback(() => {}) as unknown as typeof videoUploadMachine,
    choices: publishChoicesMachine,
    checks: reviewChecksMachine,
  },
  guards: {
    isDescribing: stateIn({ holding: { open: { step: 'publishing' } } }),
    isFresh: ({ context }) => context.isFresh,
    isKnownDraft: ({ context }, { change }: { change: number }) => change === context.draft.change,
    hasDeviceDraft: ({ context }) => context.draft.change > 0,
    isUnknownPost: ({ context }, { error }: Caught) =>
      context.address.postUID === null && codeOf(error) === 'not-found',
    isSent: ({ context }, { post }: Loaded) => isSent(post, context.draft.intent),
    isSentBefore: ({ context }, { post }: Loaded) =>
      context.draft.intent?.action === 'submit' && isSent(post, context.draft.intent),
    isClosed: (_, { post }: Loaded) => !post.actions.includes('save'),
    isNewContent: ({ context }, { content }: { content: Content }) =>
      !isSameContent(content, context.draft.content),
    isUploadedShown: ({ context, event }) =>
      event.type === 'picture.uploaded' && picturesOf(context.draft.content).includes(event.key),
    isUploadedVideoShown: ({ context, event }) =>
      event.type === 'video.uploaded' && context.draft.content.videoId === event.key,
    isMediaTravelling: ({ context }) => isTravelling(context.draft),
    isAllMediaThere: ({ context }) => !isTravelling(context.draft),
    isUnsaved: ({ context }) => isUnsaved(context.draft),
    isLeftOver: ({ context: { draft } }) => draft.change > 0 && !isUnsaved(draft),
    needsSaving: ({ context }) => needsSaving(context.draft),
    isWorthSaving: ({ context }) => isWorthSaving(context.draft),
    hasTheirs: ({ context }) => context.theirs !== null,
    hasIntent: ({ context }) => context.draft.intent !== null,
    hasSubmitIntent: ({ context }) => context.draft.intent?.action === 'submit',
    isToBeSent: ({ context }) => context.draft.isToBeSent,
    hasProblems: ({ context }) => Object.keys(problemsOf(context.draft)).length > 0,
    hasFieldProblems: (_, { error }: Caught) => Object.keys(toFailure(error).fields ?? {}).length > 0,
    hasWritingProblem: ({ context }) => isWritingProblem(context.fields),
    isSessionLost: (_, { error }: Caught) => codeOf(error) === 'unauthenticated',
    isConflict: (_, { error }: Caught) => codeOf(error) === 'revision-conflict',
    hasTheirCopy: (_, { error }: Caught) => codeOf(error) === 'revision-conflict' && postOf(error) !== null,
    isNotApproved: (_, { error }: Caught) => codeOf(error) === 'profile-not-approved',
    isNetworkLost: (_, { error }: Caught) => codeOf(error) === 'network',
    isServerBusy: (_, { error }: Caught) => busyServer.includes(codeOf(error)),
    /** Nothing was done, and it can be done in a while. */
    isPassing: (_, { error }: Caught) => codeOf(error) === 'network' || busyServer.includes(codeOf(error)),
    /** No reply, or one that says nothing about what was done. */
    isUnknownOutcome: (_, { error }: Caught) => ['network', 'internal-error'].includes(codeOf(error)),
    isMissing: (_, { error }: Caught) => codeOf(error) === 'not-found',
    /** The server has never heard of the post: what was to make it known did not arrive. */
    isNotArrived: ({ context: { draft, tries } }, { error }: Caught) =>
      codeOf(error) === 'not-found' && draft.postUID === null && tries < 3,
    hasPost: ({ context }) => context.post !== null,
    hasPutAside: ({ context: { putAside, post } }) =>
      putAside !== null && (post?.actions.includes('save') ?? false),
    mayTryAgain: ({ context }) => context.tries < 3,
  },
  actions: {
    /** Another tab has written since; what this one knew is old. */
    forgetDraft: assign(({ context: { draft } }) => ({
      isFresh: false,
      draft: newDraft(draft.clientId, draft.ownerUserId, draft.format),
    })),
    keepDeviceDraft: assign(({ context }, { draft }: { draft: Draft | null }) =>
      draft ? { draft, opened: context.opened + 1 } : {},
    ),
    keepReconciled: assign(({ context }, { post }: Loaded) => {
      const device = context.draft.change > 0 ? context.draft : null;
      const { draft, theirs } = reconcile(device, post, context.address.ownerUserId);
      return { draft, theirs, post, opened: context.opened + 1 };
    }),
    keepClosed: assign(({ context }, { post }: Loaded) => ({
      post,
      draft: draftOf(post, context.address.ownerUserId),
      opened: context.opened + 1,
    })),
    askForContent: emit({ type: 'content.wanted' }),
    keepContent: assign(({ context: { draft, fields } }, { content }: { content: Content }) => ({
      draft: { ...draft, content, change: draft.change + 1 },
      fields: problemsLeft(fields, draft.content, content),
    })),
    keepUploaded: assign(
      ({ context: { draft } }, { key, picture }: { key: string; picture: UploadedPicture }) => ({
        draft: withPicture(draft, key, picture),
      }),
    ),
    keepChosen: assign(({ context: { draft } }, { keys }: { keys: string[] }) => ({
      draft: {
        ...draft,
        pictures: { ...draft.pictures, ...Object.fromEntries(keys.map((key) => [key, null])) },
      },
    })),
    startUploads: enqueueActions(
      ({ context, enqueue, self }, { pictures }: { pictures: { key: string; file: PictureFile }[] }) => {
        const isFine = context.draft.format === 'FORMAT_IMAGE';
        for (const { key, file } of pictures)
          enqueue.spawnChild('upload', { id: key, input: { key, file, parent: self, isFine } });
      },
    ),
    /** Pictures that were on their way when the page was left; their files wait on the device. */
    resumeUploads: enqueueActions(({ context, enqueue, self }) => {
      const running = self.getSnapshot()?.children ?? {};
      const isFine = context.draft.format === 'FORMAT_IMAGE';
      for (const key of travellingPictures(context.draft)) {
        if (key in running) continue;
        const file = { name: '', size: 0, type: '' };
        enqueue.spawnChild('upload', { id: key, input: { key, file, parent: self, isFine } });
      }
    }),
    tellUploads: enqueueActions(({ context: { draft }, event, enqueue, self }) => {
      const running = self.getSnapshot()?.children ?? {};
      for (const [key, known] of Object.entries({ ...draft.pictures, ...draft.videos }))
        if (key in running && known === null) enqueue.sendTo(key, event);
    }),
    keepChosenVideo: assign(({ context: { draft } }, { key }: { key: string }) => ({
      draft: { ...draft, videos: { ...draft.videos, [key]: null } },
    })),
    keepUploadedVideo: assign(
      ({ context: { draft } }, { key, video }: { key: string; video: UploadedVideo }) => ({
        draft: withVideo(draft, key, video),
      }),
    ),
    startVideoUpload: enqueueActions(
      ({ context, enqueue, self }, { key, file }: { key: string; file: VideoFile }) => {
        const isSilent = isSilentFormat(context.draft);
        enqueue.spawnChild('videoUpload', { id: key, input: { key, file, isSilent, parent: self } });
      },
    ),
    /** A video that was on its way when the page was left; its file waits on the device, or is chosen again. */
    resumeVideoUpload: enqueueActions(({ context: { draft }, enqueue, self }) => {
      const key = draft.content.videoId;
      if (key === null || draft.videos[key] !== null || key in (self.getSnapshot()?.children ?? {})) return;
      const input = { key, file: null, isSilent: isSilentFormat(draft), parent: self };
      enqueue.spawnChild('videoUpload', { id: key, input });
    }),
    removeVideo: enqueueActions(({ enqueue, self }, { key }: { key: string }) => {
      if (key in (self.getSnapshot()?.children ?? {})) enqueue.sendTo(key, { type: 'removal.requested' });
    }),
    makeSave: assign(({ context: { draft, newKey } }) => ({
      draft: { ...draft, intent: draft.intent ?? intentFor(draft, 'save', newKey()) },
    })),
    makeSubmit: assign(({ context: { draft, newKey } }) => ({
      draft: { ...draft, intent: intentFor(draft, 'submit', newKey()) },
    })),
    /** The server has answered: this call is not repeated, and a wish to send ends with it. */
    dropIntent: assign(({ context: { draft } }) => ({
      draft: { ...draft, intent: null, isToBeSent: false },
    })),
    keepWish: assign(({ context: { draft } }) => ({ draft: { ...draft, isToBeSent: true } })),
    callOff: assign(({ context: { draft } }) => ({ draft: calledOff(draft) })),
    keepReply: assign(({ context: { draft } }, { post }: Loaded) => ({
      draft: confirmed(draft, post),
      post,
      failure: null,
      tries: 0,
    })),
    keepSavedCopy: assign(({ context: { draft, post } }, { error }: Caught) => {
      const saved = postOf(error);
      return saved
        ? { draft: calledOff(confirmed(draft, saved)), post: saved }
        : { draft: calledOff(draft), post };
    }),
    keepTheirs: assign((_, { error }: Caught) => ({ theirs: postOf(error) })),
    keepTheirPost: assign((_, { post }: Loaded) => ({ theirs: post })),
    buildOnTheirs: assign(({ context: { draft, theirs } }) => ({
      draft: {
        ...calledOff(draft),
        keepsPrevious: true,
        revision: theirs?.revision ?? draft.revision,
        postUID: theirs?.postUID ?? draft.postUID,
      },
      post: theirs,
      theirs: null,
    })),
    takeTheirs: assign(({ context }) => ({
      draft: context.theirs ? draftOf(context.theirs, context.address.ownerUserId) : context.draft,
      post: context.theirs,
      theirs: null,
      putAside: arrivedPart(context.draft),
      fields: {},
      opened: context.opened + 1,
    })),
    bringBack: assign(({ context: { draft, putAside, opened } }) =>
      putAside
        ? { draft: withContentOf(draft, putAside), putAside: null, fields: {}, opened: opened + 1 }
        : {},
    ),
    takeVersion: assign(({ context: { draft, post, opened } }, { version }: { version: Version }) =>
      post ? { draft: withVersion(draft, post, version), fields: {}, opened: opened + 1 } : {},
    ),
    keepProblems: assign(({ context }) => ({ fields: problemsOf(context.draft) })),
    keepFieldProblems: assign(({ context: { draft } }, { error }: Caught) => ({
      fields: problemsInDraft(toFailure(error).fields ?? {}, draft),
    })),
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    keepDeviceFailure: assign((_, { error }: Caught) => ({ deviceFailure: toFailure(error) })),
    forgetDeviceFailure: assign({ deviceFailure: null }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    forgetTries: assign({ tries: 0 }),
    raiseSettled: raise({ type: 'draft.settled' }),
    raiseFieldsRefused: raise({ type: 'fields.refused' }),
    askForLock: sendTo('lock', { type: 'takeover.requested' }),
    tellChecks: sendTo('checks', ({ context: { draft } }) => ({ type: 'draft.changed', draft })),
    askForChoices: sendTo('choices', { type: 'choices.wanted' }),
  },
  delays: {
    collectPause: 250,
    autosavePause: 3000,
    autosaveLatest: 30_000,
    deviceRetryPause: 10_000,
    retryPause: ({ context }) => retryPause(context),
  },
});

/** Another text replaces nothing that the server does not have. */
const hasAllAtServer = stateIn({ holding: { open: { device: 'kept', remote: 'synced' } } });
export const mayTakeVersion = and(['hasPost', hasAllAtServer]);
export const mayBringBack = and(['hasPutAside', hasAllAtServer]);
