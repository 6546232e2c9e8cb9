import { afterComposition } from '../surface/rich-surface.ts';

/** Whether a keyboard composes a word in one of some fields. */
export type Composing = {
  isCalm(): boolean;
  /**
   * Calls when a word has come to its end; from now on one that rests is ended, because some keyboards end none by themselves.
   * Gives the function that ends it.
   */
  onCalm(listener: () => void): () => void;
  /** The field that lost the focus so that its word ended; null when the writer has moved on since. */
  interrupted(): HTMLElement | null;
};

/** After this time without a key a word counts as finished, in ms. */
const restAfter = 1000;

/** Watches fields, or elements around them. */
export function watchComposing(fields: readonly HTMLElement[]): Composing {
  const listeners = new Set<() => void>();
  let composed: HTMLElement | null = null;
  let interrupted: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
    if (listeners.size === 0 || !composed) return;
    timer = setTimeout(() => {
      interrupted = composed;
      (document.activeElement as HTMLElement | null)?.blur();
    }, restAfter);
  };
  for (const field of fields) {
    field.addEventListener('focusin', () => {
      interrupted = null;
    });
    field.addEventListener('compositionstart', () => {
      composed = field;
      rest();
    });
    field.addEventListener('compositionupdate', rest);
    field.addEventListener('compositionend', () => {
      clearTimeout(timer);
      setTimeout(() => {
        composed = null;
        for (const listener of listeners) listener();
      }, afterComposition);
    });
  }
  return {
    isCalm: () => composed === null,
    onCalm(listener) {
      listeners.add(listener);
      rest();
      return () => listeners.delete(listener);
    },
    interrupted: () => interrupted,
  };
}
