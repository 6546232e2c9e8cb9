import { compositionSettleMs } from '../surface/rich-surface.ts';

/** Whether a keyboard composes a word in one of some fields. */
export type CompositionTracker = {
  isIdle(): boolean;
  /**
   * Calls back when the current word has ended. From then on an idle composition counts as ended,
   * because some keyboards never end one. Returns a function that stops it.
   */
  onIdle(listener: () => void): () => void;
  /**
   * The field that lost the focus so that its word ended; null when the writer has moved on since.
   */
  interruptedField(): HTMLElement | null;
};

/** After this time without a key a word counts as finished, in ms. */
const idleAfterMs = 1000;

/** Watches fields, or elements around them. */
export function trackComposition(fields: readonly HTMLElement[]): CompositionTracker {
  const listeners = new Set<() => void>();
  let composingField: HTMLElement | null = null;
  let interrupted: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleBlur = () => {
    clearTimeout(timer);
    if (listeners.size === 0 || !composingField) return;
    timer = setTimeout(() => {
      interrupted = composingField;
      (document.activeElement as HTMLElement | null)?.blur();
    }, idleAfterMs);
  };
  for (const field of fields) {
    field.addEventListener('focusin', () => {
      interrupted = null;
    });
    field.addEventListener('compositionstart', () => {
      composingField = field;
      scheduleBlur();
    });
    field.addEventListener('compositionupdate', scheduleBlur);
    field.addEventListener('compositionend', () => {
      clearTimeout(timer);
      setTimeout(() => {
        composingField = null;
        for (const listener of listeners) listener();
      }, compositionSettleMs);
    });
  }
  return {
    isIdle: () => composingField === null,
    onIdle(listener) {
      listeners.add(listener);
      scheduleBlur();
      return () => listeners.delete(listener);
    },
    interruptedField: () => interrupted,
  };
}
