import type { Draft } from '#machines/flow/editor/draft.ts';
import type { StoredDraft } from './database.ts';

/*
 * IndexedDB writes asynchronously, which may be too late for a closing page. Its draft is therefore
 * also stored in localStorage, until the database has it.
 */

const prefix = 'dh-creator:last-words:';

/** Stores a draft synchronously. When there is no room, only the database has it. */
export function saveUnloadBackup(draft: Draft, now = Date.now()): void {
  const backup: StoredDraft = { ...draft, updatedAt: now };
  try {
    localStorage.setItem(prefix + draft.clientId, JSON.stringify(backup));
  } catch {
    deleteUnloadBackup(draft.clientId);
  }
}

/** The drafts that were noted and not yet kept in the database, of everybody. */
export function listUnloadBackups(): StoredDraft[] {
  return backupIds()
    .map(readBackup)
    .filter((backup) => backup !== null);
}

/** Removes the note, unless it holds a later change than `change`. */
export function deleteUnloadBackup(clientId: string, change = Number.POSITIVE_INFINITY): void {
  const backup = readBackup(clientId);
  if (backup && backup.change > change) return;
  try {
    localStorage.removeItem(prefix + clientId);
  } catch {
    // A browser without storage has no backup either.
  }
}

function backupIds(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

function readBackup(clientId: string): StoredDraft | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + clientId) ?? 'null');
  } catch {
    return null;
  }
}
