import { fromCallback, fromPromise } from 'xstate';
import { socialUserId } from '#domain/product.ts';
import type { Draft, SaveIntent } from '#machines/flow/editor/draft.ts';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import type { PostRequest } from '#machines/flow/editor/post-editor-types.ts';
import {
  type PublishOptions,
  publishChoicesMachine,
} from '#machines/flow/editor/publish-choices.ts';
import { type Comparison, reviewChecksMachine } from '#machines/flow/editor/review-checks.ts';
import {
  fileUploadMachine,
  type PictureFile,
  type UploadRequest,
} from '#machines/kit/file-upload.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import { savePostActor } from '#src/api/save-post.ts';
import { uploadImage } from '#src/api/upload/image-upload.ts';
import { deleteDraft, readDraft, writeDraft } from '#src/device/draft-store.ts';
import { holdDraftLock } from './draft-lock.ts';
import { preparePictureLazily } from './pictures/prepare-picture-loader.ts';

/** The chart `publish-choices` on the real server. */
const livePublishChoicesMachine = publishChoicesMachine.provide({
  actors: {
    loadLists: fromPromise<PublishOptions, undefined>(async ({ signal }) => {
      const [languages, genres, featuredHashtags] = await Promise.all([
        call('getLanguages', { query: { socialUserId }, signal }),
        call('getGenres', { signal }),
        // Topics are a help: without them one types a hashtag.
        call('getDhTags', { signal }).catch(() => []),
      ]);
      return { languages, genres, featuredHashtags };
    }),
    searchHashtags: operationActor('searchHashtags', ({ typed }: { typed: string }) => ({
      body: { hashtagName: typed, filterHidden: true },
    })),
  },
});

/** The chart `review-checks` on the real server. */
const liveReviewChecksMachine = reviewChecksMachine.provide({
  actors: { findDuplicates: operationActor('findDuplicates', (body: Comparison) => ({ body })) },
});

/** The chart `upload` for pictures of a post: kept on the device until they have arrived. */
const livePictureUploadMachine = fileUploadMachine.provide({
  actors: {
    preparePicture: fromPromise<PictureFile, UploadRequest>(({ input }) =>
      preparePictureLazily(input),
    ),
    uploadImage,
  },
});

/** The chart `post-editor` on the real server and this device, for an article. */
export const liveArticleEditorMachine = postEditorMachine.provide({
  actors: {
    readDraft: fromPromise(({ input }) => readDraft(input)),
    writeDraft: fromPromise<void, Draft>(({ input }) => writeDraft(input)),
    deleteDraft: fromPromise<void, { clientId: string }>(({ input }) =>
      deleteDraft(input.clientId),
    ),
    loadPost: operationActor('getPostById', ({ postId, ...body }: PostRequest) => ({
      path: { postId },
      body,
    })),
    upsertPost: savePostActor((intent: SaveIntent | null) => {
      if (!intent) throw new Error('There is nothing to send.');
      return {
        body: { post: intent.post, userId: intent.ownerUserId },
        headers: { 'Idempotency-Key': intent.key },
      };
    }),
    holdLock: fromCallback(holdDraftLock),
    upload: livePictureUploadMachine,
    choices: livePublishChoicesMachine,
    checks: liveReviewChecksMachine,
  },
});
