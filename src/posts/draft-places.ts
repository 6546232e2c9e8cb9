import type { DeviceDraft } from '#src/drafts/index.ts';
import type { PostFilters } from './filters.ts';
import type { PostCard } from './live-machines.ts';

/** What this device has of a post beyond the server's copy. */
export function draftOfPost(drafts: DeviceDraft[], post: PostCard): DeviceDraft | undefined {
  return drafts.find(
    ({ clientId, postUID }) => clientId === post.clientId || (postUID !== null && postUID === post.postUID),
  );
}

/**
 * The drafts that stand above the list: those whose post is not among `posts`, which show theirs themselves. None beside the
 * archive, a search or posts of another status. Until the list is there, only those that the server cannot know.
 */
export function draftsAbove(
  drafts: DeviceDraft[],
  { posts, filters, isListed }: { posts: PostCard[]; filters: PostFilters; isListed: boolean },
): DeviceDraft[] {
  const isPlace = filters.status === 'all' || filters.status === 'draft';
  const isSearch = filters.title.trim() !== '' || filters.format !== 'all';
  if (filters.archived || !isPlace || isSearch) return [];
  const shown = new Set(posts.map((post) => draftOfPost(drafts, post)));
  return drafts.filter((draft) => !shown.has(draft) && (isListed || draft.postUID === null));
}
