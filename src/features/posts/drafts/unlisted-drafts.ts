import type { DeviceDraft } from '#src/device/draft-list.ts';
import type { PostCard } from '../dashboard/live-post-machines.ts';
import type { PostFilters } from '../list/post-filters.ts';

/** What this device has of a post beyond the server's copy. */
export function findPostDraft(drafts: DeviceDraft[], post: PostCard): DeviceDraft | undefined {
  return drafts.find(
    ({ clientId, postUID }) =>
      clientId === post.clientId || (postUID !== null && postUID === post.postUID),
  );
}

/**
 * The drafts that stand above the list: those whose post is not among `posts`, which show theirs
 * themselves. None beside the archive, a search or posts of another status. Until the list is
 * there, only those that the server cannot know.
 */
export function unlistedDrafts(
  drafts: DeviceDraft[],
  { posts, filters, isListed }: { posts: PostCard[]; filters: PostFilters; isListed: boolean },
): DeviceDraft[] {
  const isPlace = filters.status === 'all' || filters.status === 'draft';
  const isSearch = filters.title.trim() !== '' || filters.format !== 'all';
  if (filters.archived || !isPlace || isSearch) return [];
  const shown = new Set(posts.map((post) => findPostDraft(drafts, post)));
  return drafts.filter((draft) => !shown.has(draft) && (isListed || draft.postUID === null));
}
