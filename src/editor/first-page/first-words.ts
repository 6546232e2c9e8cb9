/** What stood on a first page that was closed before there was a portal. */
type FirstWords = { title: string; html: string };

/* The page's own id, by which src/ui/first-page.ts forgets it. */
const name = 'first-page';

/** Notes it for this tab: nobody knows yet whose words those are, so the device's drafts cannot have them. */
export function keepFirstWords(words: FirstWords): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(words));
  } catch {
    // A browser that lets nobody use its storage has no note.
  }
}

/** What was noted in this tab; given once. */
export function takeFirstWords(): FirstWords {
  try {
    const words = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    sessionStorage.removeItem(name);
    return words ?? nothing;
  } catch {
    return nothing;
  }
}

const nothing: FirstWords = { title: '', html: '' };
