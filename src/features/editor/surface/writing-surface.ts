/** What the toolbar can switch on and off where the caret is. */
export const formats = [
  'bold',
  'italic',
  'heading',
  'subheading',
  'bulletList',
  'orderedList',
  'quote',
  'link',
] as const;
export type Format = (typeof formats)[number];
export type ToggleFormat = Exclude<Format, 'link'>;

/** Where the toolbar stands. */
export type SurfaceState = {
  active: readonly Format[];
  /** Switched while a keyboard composes a word; done when it has finished. */
  queued: readonly ToggleFormat[];
  canUndo: boolean;
  canRedo: boolean;
};

/** The pictures of this device, by the key that a figure carries. */
export type PictureSource = {
  /** What to show; null for a picture of the server's, and while a file is being looked for. */
  getSource(key: string): string | null;
  /** Calls the listener when there is something else to show. Gives the function that ends it. */
  subscribe(key: string, listener: () => void): () => void;
  /** A place in the figure where its upload is told of. Gives the function that takes it back. */
  addStatusSlot(key: string, place: HTMLElement): () => void;
  /** The picture was taken out of the text. */
  cancelUpload(key: string): void;
};

/** The texts of the controls inside a figure. */
export type FigureLabels = {
  caption: string;
  captionPlaceholder: string;
  alt: string;
  altPlaceholder: string;
  moveUp: string;
  moveDown: string;
  remove: string;
};

export type SurfaceLabels = {
  /** What a screen reader calls it. */
  label: string;
  placeholder: string;
  figureLabels: FigureLabels;
};

export type SurfaceOptions = SurfaceLabels & {
  element: HTMLElement;
  html: string;
  isReadOnly: boolean;
  pictures: PictureSource;
  /**
   * Called on every change; reads nothing, so that a key costs the same in a long article as in a
   * short one.
   */
  onChange: () => void;
  onState: (state: SurfaceState) => void;
  /** Picture files that were pasted or dropped. */
  onFiles: (files: File[]) => void;
};

/**
 * The one door to whatever takes the writing: the rich editor, or the plain one for keyboards that
 * get along with nothing else. Nobody puts text in while it is open; what is in it is read when it
 * is wanted.
 */
export type WritingSurface = {
  /** The text in the vocabulary of domain/post/article.ts; empty when nothing is written. */
  getHtml(): string;
  isComposing(): boolean;
  /** Switches a format now, or when the keyboard has finished its word. */
  toggle(format: ToggleFormat): void;
  /** Links what is selected, or takes the link away; false when the address may not be linked. */
  setLink(address: string | null): boolean;
  currentLink(): string | null;
  undo(): void;
  redo(): void;
  insertPictures(keys: readonly string[]): void;
  /** False when nothing can be embedded from there. */
  insertEmbed(address: string): boolean;
  /**
   * Puts text in the place of what stands right before the caret, as a step of undo by itself;
   * nothing where that does not stand there. A native field is written into by whoever types there.
   */
  replaceBeforeCaret(before: string, after: string): void;
  /** Ends a composition by leaving the field, so that the last word is read whole. */
  endComposition(): void;
  focus(): void;
  destroy(): void;
};
