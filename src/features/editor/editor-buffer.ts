import type { Content } from '#machines/flow/editor/post-content.ts';
import { isUnsaved } from '#machines/flow/editor/post-draft.ts';
import { saveUnloadBackup } from '#src/device/unload-backup.ts';
import type { EditorActor } from './editor-actor.ts';
import type { WritingSurface } from './surface/writing-surface.ts';

/**
 * The current content of the fields, for the text that was opened. The chart is notified once that
 * something changed and collects the text when it needs it, so a key press costs the same in a long
 * article as in a short one.
 */
export type EditorBuffer = {
  /** The open writing surface, or null. */
  surface: WritingSurface | null;
  markChanged(): void;
  /** The next content to hand over, without the text of the writing surface. */
  read(): Content;
  /** Something outside the writing surface was changed. */
  change(changed: Partial<Content>): void;
  /** Hands everything over now, unless another text has been opened. */
  flush(): void;
};

export function createEditorBuffer(actor: EditorActor): EditorBuffer {
  const { contentReplacements } = actor.getSnapshot().context;
  let changed: Partial<Content> = {};
  let isChanged = false;
  const buffer: EditorBuffer = {
    surface: null,
    markChanged() {
      if (isChanged) return;
      isChanged = true;
      actor.send({ type: 'content.edited' });
    },
    read: () => ({ ...actor.getSnapshot().context.draft.content, ...changed }),
    change(more) {
      changed = { ...changed, ...more };
      buffer.markChanged();
    },
    flush() {
      const { context } = actor.getSnapshot();
      if (context.contentReplacements !== contentReplacements) return;
      const { content } = context.draft;
      const html = buffer.surface?.getHtml() ?? content.html;
      const collected = { ...content, ...changed, html };
      isChanged = false;
      changed = {};
      actor.send({ type: 'content.collected', content: collected });
    },
  };
  return buffer;
}

/**
 * Hands the text over when the chart asks, and whenever the page may be about to go. Returns the
 * function that ends it: who leaves an editor by a link may close the page in the same moment.
 */
export function autoFlush(actor: EditorActor, buffer: EditorBuffer): () => void {
  const subscription = actor.on('content.requested', buffer.flush);
  const stop = new AbortController();
  const flushAndBackUp = () => {
    buffer.flush();
    const snapshot = actor.getSnapshot();
    const { draft } = snapshot.context;
    if (snapshot.hasTag('editing') && isUnsaved(draft)) saveUnloadBackup(draft);
  };
  addEventListener('pagehide', flushAndBackUp, { signal: stop.signal });
  document.addEventListener('visibilitychange', flushAndBackUp, { signal: stop.signal });
  return () => {
    flushAndBackUp();
    subscription.unsubscribe();
    stop.abort();
  };
}
