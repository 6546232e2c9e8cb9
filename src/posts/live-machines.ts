import { fromPromise } from 'xstate';
import { deviceDraftsMachine } from '#machines/flow/device-drafts.ts';
import { createPagedList, type PageRequest } from '#machines/flow/paged-list.ts';
import { type CardIntent, postActionMachine } from '#machines/flow/post-action.ts';
import { operationActor } from '#src/api/actors.ts';
import { beginCall } from '#src/api/begun.ts';
import { pageQuery } from '#src/api/client.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { type DeviceDraft, listDeviceDrafts, removeDeviceDraft } from '#src/drafts/index.ts';
import { livePostHistoryMachine } from '#src/reader/history-machine.ts';
import { type PostFilters, requestOf } from './filters.ts';

export type PostCard = Schemas['PostCard'];

/** A list of posts; a post is known by its postUID and by the clientId of the device that wrote it. */
export const postListMachine = createPagedList<PostCard, PostFilters>((post) => [
  post.postUID,
  post.clientId,
]);

/** The chart `paged-list` for the posts of the signed-in creator. */
export const livePostListMachine = postListMachine.provide({
  actors: {
    loadPage: operationActor('getPostByFilter', pageOf),
  },
});

function pageOf({ filters, pageUrl }: PageRequest<PostFilters>): Request<'getPostByFilter'> {
  return {
    body: requestOf(filters),
    query: { ...pageQuery(pageUrl), ...(filters.archived ? { archived: true } : {}) },
  };
}

/** Asks for the first page before there is a list to show it. */
export const beginList = (filters: PostFilters) =>
  beginCall('getPostByFilter', pageOf({ filters, pageUrl: null }));

/** The chart `post-action` on the real server. */
export const livePostActionMachine = postActionMachine.provide({
  actors: {
    postHistory: livePostHistoryMachine,
    upsertPost: operationActor('upsertPost', (intent: CardIntent | null) => {
      if (!intent) throw new Error('No action was chosen.');
      const { postUID, clientId, revision } = intent.post;
      return {
        body: { post: { action: intent.action, postUID, clientId, revision } },
        headers: { 'Idempotency-Key': intent.key },
      };
    }),
  },
});

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
