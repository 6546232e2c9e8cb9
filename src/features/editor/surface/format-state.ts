import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { EditorView } from '@tiptap/pm/view';
import { activeFormats } from './active-formats.ts';
import { toggle } from './commands.ts';
import type { SurfaceState, ToggleFormat } from './writing-surface.ts';

export type FormatState = ReturnType<typeof createFormatState>;

/**
 * The formats at the caret, reported to the toolbar when they change. While a keyboard composes a
 * word, toggling a format waits for its end.
 */
export function createFormatState(view: EditorView, onState: (state: SurfaceState) => void) {
  const queued = new Set<ToggleFormat>();
  let lastState = '';
  const run = (format: ToggleFormat) => toggle(format)(view.state, view.dispatch);
  const emit = () => {
    const { state } = view;
    const surface: SurfaceState = {
      active: activeFormats(state),
      queued: [...queued],
      canUndo: undoDepth(state) > 0,
      canRedo: redoDepth(state) > 0,
    };
    const key = JSON.stringify(surface);
    if (key === lastState) return;
    lastState = key;
    onState(surface);
  };
  return {
    emit,
    /** Emits even without a change, for a new toolbar. */
    emitAgain() {
      lastState = '';
      emit();
    },
    toggle(format: ToggleFormat) {
      if (!view.composing) run(format);
      else if (!queued.delete(format)) queued.add(format);
      emit();
    },
    runQueued() {
      const waiting = [...queued];
      queued.clear();
      for (const format of waiting) run(format);
    },
  };
}
