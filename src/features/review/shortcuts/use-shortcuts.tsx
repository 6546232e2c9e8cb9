import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { areShortcutsOn, subscribeShortcuts } from './shortcut-preference.ts';

/** The single keys of a review. */
export type ShortcutKey = 'A' | 'R' | 'J' | 'K' | 'U' | '?';

const ShortcutContext = createContext(false);

export const useShortcutsOn = (): boolean =>
  useSyncExternalStore(subscribeShortcuts, areShortcutsOn, () => false);

/**
 * Lets single keys press the buttons that name them by {@link useShortcut}. What no button offers
 * now has no key either.
 */
export function ShortcutProvider({ children }: { children: ReactNode }) {
  const isOn = useShortcutsOn();
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const key = shortcutKey(event);
      const button = key && document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
      if (!button || button.matches(':disabled')) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  return <ShortcutContext value={isOn}>{children}</ShortcutContext>;
}

/** The attribute of a button that a key presses; none where shortcuts are off. */
export function useShortcut(key: ShortcutKey): { 'aria-keyshortcuts'?: ShortcutKey } {
  return useContext(ShortcutContext) ? { 'aria-keyshortcuts': key } : {};
}

/** Whether keys are named beside what they act on. */
export const useShortcutKeysShown = (): boolean => useContext(ShortcutContext);

const isOverlayOpen = () =>
  [
    ...document.querySelectorAll('dialog:modal, [role=dialog], [role=alertdialog], [role=menu]'),
  ].some((overlay) => overlay.checkVisibility());

const letters = ['A', 'R', 'J', 'K', 'U'] as const;

/** Null for keys that belong to somebody else: a field, a dialog, the browser, an input method. */
export function shortcutKey(event: KeyboardEvent): ShortcutKey | null {
  const isTaken =
    event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey;
  if (isTaken || isComposing(event) || isField(event.target)) return null;
  if (isOverlayOpen()) return null;
  if (event.key === '?') return '?';
  if (event.shiftKey) return null;
  // With an Indic layout the key J types another letter.
  const typed = /^[a-z]$/i.test(event.key) ? event.key : event.code.replace(/^Key/, '');
  return letters.find((letter) => letter === typed.toUpperCase()) ?? null;
}

/** Browsers of the Blink family report the first key of a composition by this code only. */
const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent) =>
  composes || keyCode === 229;

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=listbox], [role=option]';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;
