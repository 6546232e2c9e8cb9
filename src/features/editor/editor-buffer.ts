import type { Content } from '#machines/flow/editor/post-content.ts';
import { isUnsaved } from '#machines/flow/editor/post-draft.ts';
import { saveUnloadBackup } from '#src/device/unload-backup.ts';
import type { EditorActor } from './editor-actor.ts';
import type { WritingSurface } from './surface/writing-surface.ts';

/**
 * What stands in the fields of the page right now, of the text that was opened with it. The chart
 * is told that something was touched, once; it asks for the text when it wants it. So a key costs
 * the same in a long article as in a short one.
 */
export type EditorBuffer = {
  /** The writing surface that is open; null while there is none. */
  surface: WritingSurface | null;
  markChanged(): void;
  /** What will be handed over next, but for the text of the writing surface. */
  read(): Content;
  /** Something outside the writing surface was changed. */
  change(changed: Partial<Content>): void;
  /** Hands everything over now, unless another text has taken the place of this one meanwhile. */
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
 * Hands the text over when the chart asks, and whenever the page may be about to go. Gives the
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
