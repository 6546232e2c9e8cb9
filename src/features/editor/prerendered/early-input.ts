import type { EditorActor } from '../editor-actor.ts';
import { createRichSurface } from '../surface/rich-surface.ts';
import type { SurfaceLabels, SurfaceOptions, WritingSurface } from '../surface/writing-surface.ts';
import { type CompositionTracker, trackComposition } from './composition-tracker.ts';
import { consumeEarlyInput, saveEarlyInput } from './early-input-backup.ts';

/** What the desk connects the surface with. */
type SurfaceHandlers = Pick<SurfaceOptions, 'pictures' | 'onChange' | 'onState' | 'onFiles'>;

/** A title, and the selection in it if that is where somebody writes. */
export type EarlyTitle = { text: string; caret: [number, number] | null };

/**
 * What somebody writes before the portal is there, until the desk takes it over: caret, undo and
 * all.
 */
export type EarlyInput = Pick<CompositionTracker, 'isIdle' | 'onIdle'> & {
  /** Nobody has taken the text yet. */
  isOpen(): boolean;
  takeTitle(): EarlyTitle;
  /** Moves the text into an element of the desk; the first page is gone then. */
  takeSurface(element: HTMLElement, handlers: SurfaceHandlers): WritingSurface;
};

let earlyInput: EarlyInput | null = null;

/**
 * What was written on the first page, for a post that nobody knows yet; null where there is none.
 */
export function getEarlyInput(actor: EditorActor): EarlyInput | null {
  const isAvailable = earlyInput?.isOpen() && actor.getSnapshot().context.isFresh;
  return isAvailable ? earlyInput : null;
}

/** Opens the fields of the first page (first-page.tsx). */
export function startEarlyInput(
  page: HTMLElement,
  title: HTMLTextAreaElement,
  body: HTMLElement,
): void {
  const files: File[] = [];
  const backup = consumeEarlyInput();
  let handlers: SurfaceHandlers = { ...noHandlers, onFiles: (pasted) => files.push(...pasted) };
  const surface = createRichSurface({
    ...(JSON.parse(body.dataset.labels ?? '') as SurfaceLabels),
    element: body,
    html: backup.html,
    isReadOnly: false,
    pictures: {
      getSource: (key) => handlers.pictures.getSource(key),
      subscribe: (key, listener) => handlers.pictures.subscribe(key, listener),
      addStatusSlot: (key, place) => handlers.pictures.addStatusSlot(key, place),
      cancelUpload: (key) => handlers.pictures.cancelUpload(key),
    },
    onChange: () => handlers.onChange(),
    onState: (state) => handlers.onState(state),
    onFiles: (pasted) => handlers.onFiles(pasted),
  });
  if (title.value === '') title.value = backup.title;
  title.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    surface.focus();
  });
  const composing = trackComposition([title, body]);
  const isBeingEdited = (field: HTMLElement) =>
    field.contains(document.activeElement) || composing.interruptedField() === field;
  let isTaken = false;
  earlyInput = {
    ...composing,
    // Removed with its words when they may be another person's.
    isOpen: () => !isTaken && body.isConnected,
    takeTitle: () => ({
      text: title.value.replace(/\s*\n\s*/g, ' '),
      caret: isBeingEdited(title) ? [title.selectionStart, title.selectionEnd] : null,
    }),
    takeSurface(element, next) {
      const hadFocus = isBeingEdited(body);
      isTaken = true;
      handlers = next;
      page.remove();
      surface.moveTo(element);
      if (hadFocus) surface.focus();
      if (files.length > 0) queueMicrotask(() => next.onFiles(files));
      return surface;
    },
  };
  saveOnPageHide(earlyInput, surface);
}

/** Keeps what nobody has taken over when the page may be about to go. */
function saveOnPageHide({ isOpen, takeTitle }: EarlyInput, surface: WritingSurface): void {
  const save = () => {
    const words = { title: takeTitle().text, html: surface.getHtml() };
    if (isOpen() && (words.title || words.html)) saveEarlyInput(words);
  };
  addEventListener('pagehide', save);
}

/** Before there is a desk. */
const noHandlers: SurfaceHandlers = {
  pictures: {
    getSource: () => null,
    subscribe: () => () => {},
    addStatusSlot: () => () => {},
    cancelUpload: () => {},
  },
  onChange: () => {},
  onState: () => {},
  onFiles: () => {},
};
