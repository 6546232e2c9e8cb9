/** The formats that the toolbar can toggle at the caret. */
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

/** The element that contains the toolbar. */
export type SurfaceState = {
  active: readonly Format[];
  /** Switched while a keyboard composes a word; done when it has finished. */
  queued: readonly ToggleFormat[];
  canUndo: boolean;
  canRedo: boolean;
};

/** The pictures of this device, by the key that a figure carries. */
export type PictureSource = {
  /** The address to show; null for a picture of the server, and while a file is loading. */
  getSource(key: string): string | null;
  /** Calls the listener when there is something else to show. Returns the function that ends it. */
  subscribe(key: string, listener: () => void): () => void;
  /** A slot in the figure for the status of its upload. Returns a function that removes it. */
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
  /** Its name for screen readers. */
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
 * The interface of both surfaces: the rich editor, and the plain one for other keyboards. While
 * open, its text is not set from outside; it is read on demand.
 */
export type WritingSurface = {
  /** The text with the elements of domain/post/article.ts; empty without content. */
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
  /** False for addresses that cannot be embedded. */
  insertEmbed(address: string): boolean;
  /**
   * Replaces the text right before the caret as one step of undo; does nothing if that text is not
   * there. In a native field the caller writes itself.
   */
  replaceBeforeCaret(before: string, after: string): void;
  /** Ends a composition by leaving the field, so that the last word is read whole. */
  endComposition(): void;
  focus(): void;
  destroy(): void;
};
