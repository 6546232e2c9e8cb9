import {
  and,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  raise,
  sendTo,
  setup,
  stateIn,
} from 'xstate';
import { toFailure } from '#domain/contract/failure.ts';
import { formatRules } from '#domain/post/post-formats.ts';
import { type Caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import {
  fileUploadMachine,
  type PictureFile,
  type UploadedPicture,
} from '#machines/kit/file-upload.ts';
import { optionalChart, requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isOutcomeUnknown, isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';
import type { Draft, SaveIntent } from './draft.ts';
import { uploadingMedia, uploadingPictures, withPicture, withVideo } from './draft-media.ts';
import { allPictureIds, type Content, isSameContent, type Post } from './post-content.ts';
import {
  createIntent,
  isSent,
  isUnsaved,
  isWorthSaving,
  needsSaving,
  newDraft,
  reconcile,
  toDraft,
  type Version,
  withContentFrom,
  withSaveConfirmed,
  withSubmitCancelled,
  withUploadedMedia,
  withVersion,
} from './post-draft.ts';
import type {
  PostEditorContext,
  PostEditorEvent,
  PostEditorInput,
  PostIds,
  PostRequest,
} from './post-editor-types.ts';
import {
  isWritingProblem,
  mapServerProblems,
  problemsBeforeReview,
  remainingProblems,
} from './post-validation.ts';
import { publishChoicesMachine } from './publish-choices.ts';
import { reviewChecksMachine } from './review-checks.ts';
import type {
  UploadedVideo,
  VideoFile,
  VideoUploadInput,
  VideoUploadMachineEvent,
} from './video-upload-setup.ts';

type Saved = { success: true; post: Post };
type Loaded = { post: Post };
export const replied = ({ event }: { event: { output: Saved } }) => ({ post: event.output.post });
export const loaded = ({ event }: { event: { output: Post } }) => ({ post: event.output });
export const collected = ({ event }: { event: { content: Content } }) => ({
  content: event.content,
});
const failureCode = (error: unknown) => toFailure(error).code;
const serverPost = (error: unknown) => (toFailure(error).data as Post | undefined) ?? null;
const isUploading = (draft: Draft) => uploadingMedia(draft).length > 0;
const isSilentFormat = ({ format }: Draft) => formatRules[format].video === 'silent';
const problemsOf = ({ content, format }: Draft) => problemsBeforeReview(content, format);

/**
 * The context, guards and actions of the chart `post-editor`. Its states are in the neighbouring
 * files.
 */
export const postEditorSetup = setup({
  types: {
    context: {} as PostEditorContext,
    events: {} as PostEditorEvent,
    emitted: {} as { type: 'content.requested' },
    input: {} as PostEditorInput,
    tags: {} as
      | 'screen'
      | 'busy'
      | 'editing'
      | 'locked'
      | 'storing'
      | 'notStored'
      | 'saved'
      | 'unsaved'
      | 'saving'
      | 'waiting'
      | 'notSaved',
  },
  actors: {
    readDraft: requiredActor<Draft | null, PostIds>('readDraft'),
    writeDraft: requiredActor<void, Draft>('writeDraft'),
    deleteDraft: requiredActor<void, { clientId: string }>('deleteDraft'),
    loadPost: requiredActor<Post, PostRequest>('getPostById'),
    upsertPost: requiredActor<Saved, SaveIntent | null>('upsertPost'),
    /** Says lock.granted, lock.refused and lock.lost; takes takeover.requested. */
    holdLock: fromCallback<{ type: 'takeover.requested' }, { clientId: string }>(() => {}),
    upload: fileUploadMachine,
    /** The chart `video-upload`, provided for formats with a video. Articles do not load it. */
    videoUpload: optionalChart<VideoUploadMachineEvent, VideoUploadInput>(),
    choices: publishChoicesMachine,
    checks: reviewChecksMachine,
  },
  guards: {
    isOnPublishStep: stateIn({ withLock: { open: { step: 'publishing' } } }),
    isFresh: ({ context }) => context.isFresh,
    isKnownDraft: ({ context }, { change }: { change: number }) => change === context.draft.change,
    hasDeviceDraft: ({ context }) => context.draft.change > 0,
    isUnknownPost: ({ context }, { error }: Caught) =>
      context.ids.postUID === null && failureCode(error) === 'not-found',
    isSent: ({ context }, { post }: Loaded) => isSent(post, context.draft.intent),
    isSentBefore: ({ context }, { post }: Loaded) =>
      context.draft.intent?.action === 'submit' && isSent(post, context.draft.intent),
    isClosed: (_, { post }: Loaded) => !post.actions.includes('save'),
    isEditable: ({ context: { post } }) => post?.actions.includes('save') ?? false,
    isSameText: ({ context }, { post }: Loaded) => post.revision === context.post?.revision,
    isNewContent: ({ context }, { content }: { content: Content }) =>
      !isSameContent(content, context.draft.content),
    isUploadedShown: ({ context, event }) =>
      event.type === 'picture.uploaded' && allPictureIds(context.draft.content).includes(event.key),
    isUploadedVideoShown: ({ context, event }) =>
      event.type === 'video.uploaded' && context.draft.content.videoId === event.key,
    isMediaUploading: ({ context }) => isUploading(context.draft),
    isMediaUploaded: ({ context }) => !isUploading(context.draft),
    isUnsaved: ({ context }) => isUnsaved(context.draft),
    isStaleCopy: ({ context: { draft } }) => draft.change > 0 && !isUnsaved(draft),
    needsSaving: ({ context }) => needsSaving(context.draft),
    isWorthSaving: ({ context }) => isWorthSaving(context.draft),
    hasServerCopy: ({ context }) => context.serverCopy !== null,
    hasIntent: ({ context }) => context.draft.intent !== null,
    hasSubmitIntent: ({ context }) => context.draft.intent?.action === 'submit',
    isSubmitRequested: ({ context }) => context.draft.submitRequested,
    hasProblems: ({ context }) => Object.keys(problemsOf(context.draft)).length > 0,
    hasFieldProblems: (_, { error }: Caught) =>
      Object.keys(toFailure(error).fields ?? {}).length > 0,
    hasWritingProblem: ({ context }) => isWritingProblem(context.fields),
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isConflict: (_, { error }: Caught) => failureCode(error) === 'revision-conflict',
    hasCopyInError: (_, { error }: Caught) =>
      failureCode(error) === 'revision-conflict' && serverPost(error) !== null,
    isNotApproved: (_, { error }: Caught) => failureCode(error) === 'profile-not-approved',
    isNetworkLost: (_, { error }: Caught) => failureCode(error) === 'network',
    isServerBusy: (_, { error }: Caught) => isTransient(error) && failureCode(error) !== 'network',
    isTransient: (_, { error }: Caught) => isTransient(error),
    /** No reply, or one that says nothing about what was done. */
    isOutcomeUnknown: (_, { error }: Caught) => isOutcomeUnknown(error),
    isMissing: (_, { error }: Caught) => failureCode(error) === 'not-found',
    /** The server has never heard of the post: what was to make it known did not arrive. */
    isUnknownToServer: ({ context: { draft, tries } }, { error }: Caught) =>
      failureCode(error) === 'not-found' && draft.postUID === null && tries < 3,
    hasPost: ({ context }) => context.post !== null,
    hasDiscardedDraft: ({ context: { discardedDraft, post } }) =>
      discardedDraft !== null && (post?.actions.includes('save') ?? false),
    canRetry: ({ context }) => context.tries < 3,
  },
  actions: {
    /** Another tab has written since; what this one knew is old. */
    resetDraft: assign(({ context: { draft } }) => ({
      isFresh: false,
      draft: newDraft(draft.clientId, draft.ownerUserId, draft.format, draft.writerUserId),
    })),
    keepDeviceDraft: assign(({ context }, { draft }: { draft: Draft | null }) =>
      draft ? { draft, contentReplacements: context.contentReplacements + 1 } : {},
    ),
    keepReconciled: assign(({ context }, { post }: Loaded) => {
      const device = context.draft.change > 0 ? context.draft : null;
      const { ownerUserId, writerUserId } = context.ids;
      const { draft, serverCopy } = reconcile(device, post, ownerUserId, writerUserId);
      return { draft, serverCopy, post, contentReplacements: context.contentReplacements + 1 };
    }),
    keepPost: assign((_, { post }: Loaded) => ({ post })),
    keepClosed: assign(({ context }, { post }: Loaded) => ({
      post,
      draft: toDraft(post, context.ids.ownerUserId, context.ids.writerUserId),
      contentReplacements: context.contentReplacements + 1,
    })),
    emitContentRequested: emit({ type: 'content.requested' }),
    keepContent: assign(({ context: { draft, fields } }, { content }: { content: Content }) => ({
      draft: { ...draft, content, change: draft.change + 1 },
      fields: remainingProblems(fields, draft.content, content),
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
      (
        { context, enqueue, self },
        { pictures }: { pictures: { key: string; file: PictureFile }[] },
      ) => {
        const isHighQuality = context.draft.format === 'FORMAT_IMAGE';
        for (const { key, file } of pictures)
          enqueue.spawnChild('upload', {
            id: key,
            input: { key, file, parent: self, isHighQuality },
          });
      },
    ),
    /** Pictures that were on their way when the page was left; their files wait on the device. */
    resumeUploads: enqueueActions(({ context, enqueue, self }) => {
      const running = self.getSnapshot()?.children ?? {};
      const isHighQuality = context.draft.format === 'FORMAT_IMAGE';
      for (const key of uploadingPictures(context.draft)) {
        if (key in running) continue;
        const file = { name: '', size: 0, type: '' };
        enqueue.spawnChild('upload', {
          id: key,
          input: { key, file, parent: self, isHighQuality },
        });
      }
    }),
    forwardToUploads: enqueueActions(({ context: { draft }, event, enqueue, self }) => {
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
        enqueue.spawnChild('videoUpload', {
          id: key,
          input: { key, file, isSilent, parent: self },
        });
      },
    ),
    /**
     * A video that was on its way when the page was left; its file waits on the device, or is
     * chosen again.
     */
    resumeVideoUpload: enqueueActions(({ context: { draft }, enqueue, self }) => {
      const key = draft.content.videoId;
      if (key === null || draft.videos[key] !== null || key in (self.getSnapshot()?.children ?? {}))
        return;
      const input = { key, file: null, isSilent: isSilentFormat(draft), parent: self };
      enqueue.spawnChild('videoUpload', { id: key, input });
    }),
    removeVideo: enqueueActions(({ enqueue, self }, { key }: { key: string }) => {
      if (key in (self.getSnapshot()?.children ?? {}))
        enqueue.sendTo(key, { type: 'removal.requested' });
    }),
    makeSave: assign(({ context: { draft, newKey } }) => ({
      draft: { ...draft, intent: draft.intent ?? createIntent(draft, 'save', newKey()) },
    })),
    makeSubmit: assign(({ context: { draft, newKey } }) => ({
      draft: { ...draft, intent: createIntent(draft, 'submit', newKey()) },
    })),
    /** The server has answered: this call is not repeated, and a request to send ends with it. */
    clearIntent: assign(({ context: { draft } }) => ({
      draft: { ...draft, intent: null, submitRequested: false },
    })),
    requestSubmit: assign(({ context: { draft } }) => ({
      draft: { ...draft, submitRequested: true },
    })),
    cancelSubmit: assign(({ context: { draft } }) => ({ draft: withSubmitCancelled(draft) })),
    keepReply: assign(({ context: { draft } }, { post }: Loaded) => ({
      draft: withSaveConfirmed(draft, post),
      post,
      failure: null,
      tries: 0,
    })),
    keepSavedCopy: assign(({ context: { draft, post } }, { error }: Caught) => {
      const saved = serverPost(error);
      return saved
        ? { draft: withSubmitCancelled(withSaveConfirmed(draft, saved)), post: saved }
        : { draft: withSubmitCancelled(draft), post };
    }),
    keepCopyFromError: assign((_, { error }: Caught) => ({ serverCopy: serverPost(error) })),
    keepServerCopy: assign((_, { post }: Loaded) => ({ serverCopy: post })),
    rebaseOnServerCopy: assign(({ context: { draft, serverCopy } }) => ({
      draft: {
        ...withSubmitCancelled(draft),
        // Edits of what readers see have no time, and no field for it.
        ...(serverCopy?.live === 'PUBLISHED' && { content: { ...draft.content, publishAt: null } }),
        keepsPrevious: true,
        revision: serverCopy?.revision ?? draft.revision,
        postUID: serverCopy?.postUID ?? draft.postUID,
      },
      post: serverCopy,
      serverCopy: null,
    })),
    useServerCopy: assign(({ context }) => ({
      draft: context.serverCopy
        ? toDraft(context.serverCopy, context.ids.ownerUserId, context.ids.writerUserId)
        : context.draft,
      post: context.serverCopy,
      serverCopy: null,
      discardedDraft: withUploadedMedia(context.draft),
      fields: {},
      contentReplacements: context.contentReplacements + 1,
    })),
    restoreDiscardedDraft: assign(({ context: { draft, discardedDraft, contentReplacements } }) =>
      discardedDraft
        ? {
            draft: withContentFrom(draft, discardedDraft),
            discardedDraft: null,
            fields: {},
            contentReplacements: contentReplacements + 1,
          }
        : {},
    ),
    restoreVersion: assign(
      ({ context: { draft, post, contentReplacements } }, { version }: { version: Version }) =>
        post
          ? {
              draft: withVersion(draft, post, version),
              fields: {},
              contentReplacements: contentReplacements + 1,
            }
          : {},
    ),
    keepProblems: assign(({ context }) => ({ fields: problemsOf(context.draft) })),
    keepFieldProblems: assign(({ context: { draft } }, { error }: Caught) => ({
      fields: mapServerProblems(toFailure(error).fields ?? {}, draft),
    })),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    keepDeviceFailure: assign((_, { error }: Caught) => ({ deviceFailure: toFailure(error) })),
    clearDeviceFailure: assign({ deviceFailure: null }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    clearTries: assign({ tries: 0 }),
    raiseSettled: raise({ type: 'draft.settled' }),
    raiseDraftChanged: raise({ type: 'draft.changed' }),
    raiseFieldsRefused: raise({ type: 'fields.rejected' }),
    requestLock: sendTo('lock', { type: 'takeover.requested' }),
    sendDraftToChecks: sendTo('checks', ({ context: { draft } }) => ({
      type: 'draft.changed',
      draft,
    })),
    requestChoices: sendTo('choices', { type: 'choices.requested' }),
    forwardToPublishStep: enqueueActions(({ event, enqueue }) => {
      for (const child of ['choices', 'checks']) enqueue.sendTo(child, event);
    }),
  },
  delays: {
    collectDebounce: 250,
    autosaveDelay: 3000,
    autosaveMaxDelay: 30_000,
    deviceRetryDelay: 10_000,
    retryDelay: ({ context }) => retryDelay(context),
  },
});

/** Another text replaces nothing that the server does not have. */
const isFullySynced = stateIn({ withLock: { open: { device: 'stored', remote: 'synced' } } });
export const canRestoreVersion = and(['hasPost', isFullySynced]);
export const canRestoreDiscarded = and(['hasDiscardedDraft', isFullySynced]);
