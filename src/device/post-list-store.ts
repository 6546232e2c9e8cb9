/*
 * The first page of the list of posts, for the next visit: of one person, under a few filters. It
 * is in localStorage, which is read at once: the list is there when the page is first drawn.
 */

/** A first page of posts, and when the server sent it, in milliseconds since 1970. */
export type SavedPage<Row> = { rows: Row[]; nextPageUrl: string | null; savedAt: number };

type Stored = { ownerUserId: string; pages: Record<string, SavedPage<unknown>> };

const key = 'dh-creator:post-list';
const maxPages = 3;

/** Longer lists are cut: the server sends the rest with the first page. */
const maxRows = 20;

/** @param filters as the address of the list names them */
export function readSavedList<Row>(
  ownerUserId: string,
  filters: string,
): SavedPage<Row> | undefined {
  return readStored(ownerUserId)[filters] as SavedPage<Row> | undefined;
}

export function savePostList<Row>(
  ownerUserId: string,
  filters: string,
  page: SavedPage<Row>,
): void {
  const { [filters]: _, ...others } = readStored(ownerUserId);
  const kept = Object.entries(others).slice(-(maxPages - 1));
  const rows = page.rows.slice(0, maxRows);
  const pages = { ...Object.fromEntries(kept), [filters]: { ...page, rows } };
  try {
    localStorage.setItem(key, JSON.stringify({ ownerUserId, pages } satisfies Stored));
  } catch {
    // Drafts need the room more.
    clearSavedLists();
  }
}

export function clearSavedLists(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser without storage has no lists either.
  }
}

/** Nothing of another person. */
function readStored(ownerUserId: string): Stored['pages'] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Stored> | null;
    return stored?.ownerUserId === ownerUserId ? (stored.pages ?? {}) : {};
  } catch {
    return {};
  }
}
