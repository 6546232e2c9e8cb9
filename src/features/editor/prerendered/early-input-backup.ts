/** What stood on a first page that was closed before there was a portal. */
type EarlyInputBackup = { title: string; html: string };

/* The page's own id, by which src/ui/layout/first-page.ts forgets it. */
const name = 'first-page';

/**
 * Notes it for this tab: nobody knows yet whose words those are, so the device's drafts cannot have
 * them.
 */
export function saveEarlyInput(input: EarlyInputBackup): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(input));
  } catch {
    // A browser that lets nobody use its storage has no note.
  }
}

/** What was noted in this tab; given once. */
export function consumeEarlyInput(): EarlyInputBackup {
  try {
    const input = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    sessionStorage.removeItem(name);
    return input ?? emptyInput;
  } catch {
    return emptyInput;
  }
}

const emptyInput: EarlyInputBackup = { title: '', html: '' };
