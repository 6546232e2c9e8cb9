import { useEffect } from 'react';
import { readSavedList, type SavedPage, savePostList } from '#src/device/post-list-store.ts';
import type { PostCard } from '../dashboard/live-post-machines.ts';
import { filtersToSearch, type PostFilters } from './post-filters.ts';
import type { PostListActor } from './post-list-actor.ts';

/** The first page of the last visit; none of a search, whose words would stay on the device. */
export function readSavedPage(
  owner: string,
  filters: PostFilters,
): SavedPage<PostCard> | undefined {
  const found = isKept(filters)
    ? readSavedList<PostCard>(owner, filtersToSearch(filters).toString())
    : undefined;
  return found && found.rows.length > 0 ? found : undefined;
}

/** Keeps the first page on the device whenever the server has sent it. */
export function useSavePage(list: PostListActor, owner: string): void {
  useEffect(() => {
    let saved: unknown = null;
    const subscription = list.subscribe((snapshot) => {
      const { rows, nextPageUrl, filters } = snapshot.context;
      const isLoaded =
        snapshot.matches({ listing: { idle: 'waiting' } }) || snapshot.matches('empty');
      if (!isLoaded || rows === saved || !isKept(filters)) return;
      saved = rows;
      const page = { rows, nextPageUrl, savedAt: Date.now() };
      savePostList(owner, filtersToSearch(filters).toString(), page);
    });
    return () => subscription.unsubscribe();
  }, [list, owner]);
}

const isKept = ({ title, archived }: PostFilters): boolean => title.trim() === '' && !archived;
