import type { EditorActor } from '../editor-actor.ts';
import { openRichSurface } from '../surface/rich-surface.ts';
import type { SurfaceOptions, SurfaceTexts, WritingSurface } from '../surface/writing-surface.ts';
import { type Composing, watchComposing } from './composing.ts';
import { keepFirstWords, takeFirstWords } from './first-words.ts';

/** What the desk connects the surface with. */
type Ties = Pick<SurfaceOptions, 'album' | 'onChange' | 'onState' | 'onFiles'>;

/** A title, and the selection in it if that is where somebody writes. */
export type FirstTitle = { text: string; caret: [number, number] | null };

/** What somebody writes before the portal is there, until the desk takes it over: caret, undo and all. */
export type FirstWriting = Pick<Composing, 'isCalm' | 'onCalm'> & {
  /** Nobody has taken the text yet. */
  isOpen(): boolean;
  takeTitle(): FirstTitle;
  /** Moves the text into an element of the desk; the first page is gone then. */
  takeSurface(element: HTMLElement, ties: Ties): WritingSurface;
};

let open: FirstWriting | null = null;

/** What was written on the first page, for a post that nobody knows yet; null where there is none. */
export function firstWritingOf(actor: EditorActor): FirstWriting | null {
  const isHere = open?.isOpen() && actor.getSnapshot().context.isFresh;
  return isHere ? open : null;
}

/** Opens the fields of the first page (first-page.tsx). */
export function openFirstWriting(page: HTMLElement, title: HTMLTextAreaElement, paper: HTMLElement): void {
  const files: File[] = [];
  const noted = takeFirstWords();
  let ties: Ties = { ...loose, onFiles: (pasted) => files.push(...pasted) };
  const surface = openRichSurface({
    ...(JSON.parse(paper.dataset.texts ?? '') as SurfaceTexts),
    element: paper,
    html: noted.html,
    isReadOnly: false,
    album: {
      srcOf: (key) => ties.album.srcOf(key),
      watch: (key, listener) => ties.album.watch(key, listener),
      placeStatus: (key, place) => ties.album.placeStatus(key, place),
      stop: (key) => ties.album.stop(key),
    },
    onChange: () => ties.onChange(),
    onState: (state) => ties.onState(state),
    onFiles: (pasted) => ties.onFiles(pasted),
  });
  if (title.value === '') title.value = noted.title;
  title.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    surface.focus();
  });
  const composing = watchComposing([title, paper]);
  const isWritten = (field: HTMLElement) =>
    field.contains(document.activeElement) || composing.interrupted() === field;
  let isTaken = false;
  open = {
    ...composing,
    // Removed with its words when they may be another person's.
    isOpen: () => !isTaken && paper.isConnected,
    takeTitle: () => ({
      text: title.value.replace(/\s*\n\s*/g, ' '),
      caret: isWritten(title) ? [title.selectionStart, title.selectionEnd] : null,
    }),
    takeSurface(element, next) {
      const hadFocus = isWritten(paper);
      isTaken = true;
      ties = next;
      page.remove();
      surface.moveTo(element);
      if (hadFocus) surface.focus();
      if (files.length > 0) queueMicrotask(() => next.onFiles(files));
      return surface;
    },
  };
  keepOnLeaving(open, surface);
}

/** Keeps what nobody has taken over when the page may be about to go. */
function keepOnLeaving({ isOpen, takeTitle }: FirstWriting, surface: WritingSurface): void {
  const keep = () => {
    const words = { title: takeTitle().text, html: surface.getHtml() };
    if (isOpen() && (words.title || words.html)) keepFirstWords(words);
  };
  addEventListener('pagehide', keep);
}

/** Before there is a desk. */
const loose: Ties = {
  album: { srcOf: () => null, watch: () => () => {}, placeStatus: () => () => {}, stop: () => {} },
  onChange: () => {},
  onState: () => {},
  onFiles: () => {},
};
