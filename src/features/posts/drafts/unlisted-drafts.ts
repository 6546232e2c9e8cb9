import type { DeviceDraft } from '#src/device/draft-list.ts';
import type { PostCard } from '../dashboard/live-post-machines.ts';
import type { PostFilters } from '../list/post-filters.ts';

/** The draft of a post on this device, with changes that the server does not have. */
export function findPostDraft(drafts: DeviceDraft[], post: PostCard): DeviceDraft | undefined {
  return drafts.find(
    ({ clientId, postUID }) =>
      clientId === post.clientId || (postUID !== null && postUID === post.postUID),
  );
}

/**
 * The drafts above the list: those whose post is not among `posts`, which show their own. None in
 * the archive, a search or a status filter. Until the list has loaded, only those that the server
 * cannot know.
 */
export function unlistedDrafts(
  drafts: DeviceDraft[],
  { posts, filters, isListed }: { posts: PostCard[]; filters: PostFilters; isListed: boolean },
): DeviceDraft[] {
  const isPlace =
    filters.status === 'all' || (filters.status === 'draft' && filters.draftStage !== 'inReview');
  const isSearch = filters.title.trim() !== '' || filters.format !== 'all';
  if (filters.archived || !isPlace || isSearch) return [];
  const shown = new Set(posts.map((post) => findPostDraft(drafts, post)));
  return drafts.filter((draft) => !shown.has(draft) && (isListed || draft.postUID === null));
}
