import type { Draft } from '#machines/flow/editor/draft.ts';
import type { StoredDraft } from './database.ts';

/*
 * IndexedDB writes later, and a page that is being closed may have no later: what it held is then
 * noted in localStorage, which writes at once. The note is short-lived: it goes as soon as the
 * database has the draft.
 */

const prefix = 'dh-creator:last-words:';

/**
 * Notes a draft at once. Where there is no room for it nothing is noted: the database is still
 * being asked.
 */
export function saveUnloadBackup(draft: Draft, now = Date.now()): void {
  const backup: StoredDraft = { ...draft, updatedAt: now };
  try {
    localStorage.setItem(prefix + draft.clientId, JSON.stringify(backup));
  } catch {
    deleteUnloadBackup(draft.clientId);
  }
}

/** This person's drafts that were noted and not yet kept in the database. */
export function listUnloadBackups(ownerUserId: string): StoredDraft[] {
  return backupIds()
    .map(readBackup)
    .filter((backup) => backup?.ownerUserId === ownerUserId)
    .filter((backup) => backup !== null);
}

/** Removes the note, unless it holds a later change than `change`. */
export function deleteUnloadBackup(clientId: string, change = Number.POSITIVE_INFINITY): void {
  const backup = readBackup(clientId);
  if (backup && backup.change > change) return;
  try {
    localStorage.removeItem(prefix + clientId);
  } catch {
    // A browser that lets nobody use its storage has no note either.
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
