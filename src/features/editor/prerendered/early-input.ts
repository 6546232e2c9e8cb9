import type { EditorActor } from '../editor-actor.ts';
import { createRichSurface } from '../surface/rich-surface.ts';
import type { SurfaceLabels, SurfaceOptions, WritingSurface } from '../surface/writing-surface.ts';
import { type CompositionTracker, trackComposition } from './composition-tracker.ts';
import { consumeEarlyInput, saveEarlyInput } from './early-input-backup.ts';

/** The editor's handlers that the surface is connected to. */
type SurfaceHandlers = Pick<SurfaceOptions, 'pictures' | 'onChange' | 'onState' | 'onFiles'>;

/** A title, with its selection while it has the focus. */
export type EarlyTitle = { text: string; caret: [number, number] | null };

/** Text written before the portal has loaded. The editor takes it over with caret and undo. */
export type EarlyInput = Pick<CompositionTracker, 'isIdle' | 'onIdle'> & {
  /** Whether the text has not been taken over yet. */
  isOpen(): boolean;
  takeTitle(): EarlyTitle;
  /** Moves the text into an element of the editor and removes the prerendered page. */
  takeSurface(element: HTMLElement, handlers: SurfaceHandlers): WritingSurface;
};

let earlyInput: EarlyInput | null = null;

/** The text written on the prerendered page for a new post, or null. */
export function getEarlyInput(actor: EditorActor): EarlyInput | null {
  const isAvailable = earlyInput?.isOpen() && actor.getSnapshot().context.isFresh;
  return isAvailable ? earlyInput : null;
}

/**
 * Puts the caret into the title of a new article. Not on touch screens, where the keyboard would
 * cover half of the page before anything was read.
 */
export function focusNewTitle(title: HTMLTextAreaElement): void {
  if (matchMedia('(hover: hover) and (pointer: fine)').matches)
    title.focus({ preventScroll: true });
}

/** Makes the fields of the prerendered page (prerendered-editor.tsx) editable. */
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
  if (document.activeElement === document.body) focusNewTitle(title);
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
    // The page and its text are removed when another person may have written it.
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

/** Backs up text that was not taken over when the page is hidden. */
function saveOnPageHide({ isOpen, takeTitle }: EarlyInput, surface: WritingSurface): void {
  const save = () => {
    const words = { title: takeTitle().text, html: surface.getHtml() };
    if (isOpen() && (words.title || words.html)) saveEarlyInput(words);
  };
  addEventListener('pagehide', save);
}

/** Used until the editor takes over. */
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
