const name = 'review-shortcuts';
const listeners = new Set<() => void>();
/** For devices without storage: the choice holds for this visit. */
let choice: boolean | null = null;

/** Whether single keys act on this device (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  if (choice !== null) return choice;
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

export function turnShortcuts(isOn: boolean): void {
  choice = isOn;
  try {
    localStorage.setItem(name, isOn ? 'on' : 'off');
  } catch {
    // Nothing to do: the choice holds for this visit.
  }
  for (const listener of listeners) listener();
}

export function subscribeShortcuts(listener: () => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key !== name) return;
    choice = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changed);
  };
}
