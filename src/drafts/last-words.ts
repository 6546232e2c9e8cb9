import type { Draft } from '#machines/flow/post-draft.ts';
import type { StoredDraft } from './device-database.ts';

/*
 * IndexedDB writes later, and a page that is being closed may have no later: what it held is then noted in localStorage, which
 * writes at once. The note is short-lived: it goes as soon as the database has the draft.
 */

const prefix = 'dh-creator:last-words:';

/** Notes a draft at once. Where there is no room for it nothing is noted: the database is still being asked. */
export function keepLastWords(draft: Draft, now = Date.now()): void {
  const note: StoredDraft = { ...draft, updatedAt: now };
  try {
    localStorage.setItem(prefix + draft.clientId, JSON.stringify(note));
  } catch {
    forgetLastWords(draft.clientId);
  }
}

/** This person's drafts that were noted and not yet kept in the database. */
export function lastWordsOf(ownerUserId: string): StoredDraft[] {
  return notedIds()
    .map(readNote)
    .filter((note) => note?.ownerUserId === ownerUserId)
    .filter((note) => note !== null);
}

/** Removes the note, unless it holds a later change than `change`. */
export function forgetLastWords(clientId: string, change = Number.POSITIVE_INFINITY): void {
  const note = readNote(clientId);
  if (note && note.change > change) return;
  try {
    localStorage.removeItem(prefix + clientId);
  } catch {
    // A browser that lets nobody use its storage has no note either.
  }
}

function notedIds(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

function readNote(clientId: string): StoredDraft | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + clientId) ?? 'null');
  } catch {
    return null;
  }
}
