import { fromPromise } from 'xstate';
import type { PostDetails } from '#domain/forms/post-details-form.ts';
import { formatRules } from '#domain/post/post-formats.ts';
import { socialUserId } from '#domain/product.ts';
import type { PublishOptions } from '#machines/flow/editor/publish-choices.ts';
import {
  createPostDetails,
  type PostDetailsRequest,
  type PostDetailsSubject,
} from '#machines/flow/review/post-details.ts';
import { call } from '#src/api/client.ts';
import type { Request } from '#src/api/operation-types.ts';
import { savePost } from '#src/api/save-post.ts';

export const postDetailsMachine = createPostDetails();

export const livePostDetailsMachine = postDetailsMachine.provide({
  actors: {
    loadRecord: fromPromise<PostDetailsSubject, { id: string | null }>(
      async ({ input: { id }, signal }) => {
        const [post, choices] = await Promise.all([
          call('getPostById', { body: {}, path: { postId: id ?? '' }, signal }),
          loadChoices(signal),
        ]);
        return { post, choices };
      },
    ),
    saveRecord: fromPromise<PostDetailsSubject, PostDetailsRequest | null>(
      async ({ input: request, signal }) => {
        if (!request) throw new Error('There is nothing to save.');
        const { subject, values, key } = request;
        const body = { post: toCorrection(subject, values) };
        const headers = { 'Idempotency-Key': key };
        return { ...subject, post: (await savePost({ body, headers, signal })).post };
      },
    ),
  },
});

/** What is sent: AI is declared only for formats that ask for it. */
export function toCorrection(
  { post: { postUID, clientId, revision } }: PostDetailsSubject,
  { format, madeWithAi, ...details }: PostDetails,
): Request<'upsertPost'>['body']['post'] {
  return {
    action: 'update-advance-meta',
    postUID,
    clientId,
    revision,
    ...details,
    ...(formatRules[format].needsAiDeclaration && { madeWithAi }),
  };
}

async function loadChoices(signal: AbortSignal): Promise<PublishOptions> {
  const [languages, genres, featuredHashtags] = await Promise.all([
    call('getLanguages', { query: { socialUserId }, signal }),
    call('getGenres', { signal }),
    // Topics are only suggestions.
    call('getDhTags', { signal }).catch(() => []),
  ]);
  return { languages, genres, featuredHashtags };
}
