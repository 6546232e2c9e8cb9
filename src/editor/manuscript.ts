import type { Content } from '#machines/flow/post-content.ts';
import { isUnsaved } from '#machines/flow/post-draft.ts';
import { keepLastWords } from '#src/drafts/last-words.ts';
import type { EditorActor } from './editor-actor.ts';
import type { WritingSurface } from './surface/writing-surface.ts';

/**
 * What stands in the fields of the page right now, of the text that was opened with it. The chart is told that something was touched, once; it asks for the text
 * when it wants it. So a key costs the same in a long article as in a short one.
 */
export type Manuscript = {
  /** The writing surface that is open; null while there is none. */
  surface: WritingSurface | null;
  touch(): void;
  /** Something outside the writing surface was changed. */
  change(changed: Partial<Content>): void;
  /** Hands everything over now, unless another text has taken the place of this one meanwhile. */
  hand(): void;
};

export function openManuscript(actor: EditorActor): Manuscript {
  const { opened } = actor.getSnapshot().context;
  let changed: Partial<Content> = {};
  let isTouched = false;
  const manuscript: Manuscript = {
    surface: null,
    touch() {
      if (isTouched) return;
      isTouched = true;
      actor.send({ type: 'content.touched' });
    },
    change(more) {
      changed = { ...changed, ...more };
      manuscript.touch();
    },
    hand() {
      const { context } = actor.getSnapshot();
      if (context.opened !== opened) return;
      const { content } = context.draft;
      const html = manuscript.surface?.getHtml() ?? content.html;
      const whole = { ...content, ...changed, html };
      isTouched = false;
      changed = {};
      actor.send({ type: 'content.collected', content: whole });
    },
  };
  return manuscript;
}

/**
 * Hands the text over when the chart asks, and whenever the page may be about to go. Gives the function that ends it: who
 * leaves an editor by a link may close the page in the same moment.
 */
export function keepHanding(actor: EditorActor, manuscript: Manuscript): () => void {
  const subscription = actor.on('content.wanted', manuscript.hand);
  const stop = new AbortController();
  const handLast = () => {
    manuscript.hand();
    const snapshot = actor.getSnapshot();
    const { draft } = snapshot.context;
    if (snapshot.hasTag('editing') && isUnsaved(draft)) keepLastWords(draft);
  };
  addEventListener('pagehide', handLast, { signal: stop.signal });
  document.addEventListener('visibilitychange', handLast, { signal: stop.signal });
  return () => {
    handLast();
    subscription.unsubscribe();
    stop.abort();
  };
}
