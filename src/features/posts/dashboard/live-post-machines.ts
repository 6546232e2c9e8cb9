import { fromPromise } from 'xstate';
import { limits } from '#domain/limits.ts';
import { deviceDraftsMachine } from '#machines/flow/posts/device-drafts.ts';
import { type CardActionRequest, postActionMachine } from '#machines/flow/posts/post-action.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import type { Reply, Schemas } from '#src/api/operation-types.ts';
import { consumePrefetch } from '#src/api/prefetch.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { savePostActor } from '#src/api/save-post.ts';
import { queueDeletion } from '#src/device/deletion-store.ts';
import { type DeviceDraft, listDeviceDrafts, removeDeviceDraft } from '#src/device/draft-list.ts';
import { livePostHistoryMachine } from '#src/features/posts/history/live-post-history-machine.ts';
import { postPageRequest } from '../list/list-prefetch.ts';
import type { PostFilters } from '../list/post-filters.ts';

export type PostCard = Schemas['PostCard'];

/** A list of posts; a post is identified by its postUID and by the clientId of its device. */
export const postListMachine = createPagedList<PostCard, PostFilters>((post) => [
  post.postUID,
  post.clientId,
]);

/** The chart `paged-list` for the posts of the signed-in creator. */
export const livePostListMachine = postListMachine.provide({
  actors: {
    loadPage: operationActor('getPostByFilter', postPageRequest),
    reloadPages: reloadActor((request: PageRequest<PostFilters>, signal) => {
      const toSend = postPageRequest(request);
      // A list from an earlier visit reloads what the page has requested already.
      return (
        consumePrefetch('getPostByFilter', toSend) ?? call('getPostByFilter', { ...toSend, signal })
      );
    }),
  },
});

export type QuickAnalyticsCounters = Reply<'getQuickAnalytics'>;

/** The counters next to the list. The page does not wait for them. */
export const quickAnalyticsMachine = createResource<QuickAnalyticsCounters, null>();

/** The chart `resource` for the counters of the signed-in creator. */
export const liveQuickAnalyticsMachine = quickAnalyticsMachine.provide({
  actors: { loadResource: operationActor('getQuickAnalytics', () => ({})) },
});

/** The chart `post-action` on the real server, for the posts of this person. */
export const livePostActionMachine = (ownerUserId: string) =>
  postActionMachine.provide({
    actors: {
      queueDeletion: fromPromise<void, CardActionRequest | null>(({ input }) =>
        queuePostDeletion(ownerUserId, input),
      ),
      postHistory: livePostHistoryMachine,
      upsertPost: savePostActor((intent: CardActionRequest | null) => {
        if (!intent) throw new Error('No action was chosen.');
        const { postUID, clientId, revision } = intent.post;
        return {
          body: { post: { action: intent.action, postUID, clientId, revision } },
          headers: { 'Idempotency-Key': intent.key },
        };
      }),
    },
  });

/** A deletion, sent to the server once it can no longer be cancelled. */
async function queuePostDeletion(
  ownerUserId: string,
  intent: CardActionRequest | null,
): Promise<void> {
  if (!intent) throw new Error('No action was chosen.');
  const { clientId, postUID, revision, title, language } = intent.post;
  const dueAt = Date.now() + limits.deletionUndoSeconds * 1000;
  const { key } = intent;
  await queueDeletion({
    kind: 'deletion',
    key,
    ownerUserId,
    clientId,
    postUID,
    revision,
    title,
    language,
    dueAt,
    isBegun: false,
  });
}

/** The chart `device-drafts` on this device. */
export const liveDeviceDraftsMachine = deviceDraftsMachine.provide({
  actors: {
    listDeviceDrafts: fromPromise<DeviceDraft[], { ownerUserId: string }>(({ input }) =>
      listDeviceDrafts(input.ownerUserId),
    ),
    removeDeviceDraft: fromPromise<void, { clientId: string }>(({ input }) =>
      removeDeviceDraft(input.clientId),
    ),
  },
});
