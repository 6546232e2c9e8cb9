import { useCallback, useSyncExternalStore } from 'react';

/** Whether the person wants to see a column, by its key. */
export type ColumnChoice = Record<string, boolean>;

const none: ColumnChoice = {};
const choices = new Map<string, ColumnChoice>();
const listeners = new Set<() => void>();

/**
 * Which columns of a table the person wants to see, kept on this device. Without storage the choice
 * holds for this visit.
 */
export function useColumnChoice(table: string) {
  const choice = useSyncExternalStore(subscribe, () => readChoice(table));
  const choose = useCallback((next: ColumnChoice) => saveChoice(table, next), [table]);
  return [choice, choose] as const;
}

const storageKey = (table: string) => `columns:${table}`;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readChoice(table: string): ColumnChoice {
  const known = choices.get(table);
  if (known) return known;
  const choice = parseChoice(readStorage(storageKey(table)));
  choices.set(table, choice);
  return choice;
}

function saveChoice(table: string, choice: ColumnChoice): void {
  choices.set(table, choice);
  try {
    localStorage.setItem(storageKey(table), JSON.stringify(choice));
  } catch {
    // No storage: the choice holds for this visit.
  }
  for (const listener of listeners) listener();
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Anything may be in the storage of a device; what is not a choice counts as none. */
export function parseChoice(text: string | null): ColumnChoice {
  if (text === null) return none;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return none;
    const entries = Object.entries(parsed).filter(([, isShown]) => typeof isShown === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    return none;
  }
}
