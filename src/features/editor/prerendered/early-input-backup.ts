/** The text of a prerendered page that was closed before the portal had loaded. */
type EarlyInputBackup = { title: string; html: string };

/* The page's own id, by which src/ui/layout/first-page.ts forgets it. */
const name = 'first-page';

/**
 * Stores it for this tab: its author is not known yet, so it cannot be among the device's drafts.
 */
export function saveEarlyInput(input: EarlyInputBackup): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(input));
  } catch {
    // A browser without storage has no backup.
  }
}

/** The backup of this tab, returned once. */
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
