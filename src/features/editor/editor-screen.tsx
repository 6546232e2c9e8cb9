import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { ArticleEditor } from './article/article-editor.tsx';
import type { EditorActor } from './editor-actor.ts';
import { EditorOpening } from './layout/editor-opening.tsx';
import { ReadOnlyScreen, SentScreen, usePreloadPanels } from './lazy-panels.ts';
import { getEarlyInput } from './prerendered/early-input.ts';

/** A chunk of its own, so that an article does not wait for it. Preloaded for other formats. */
const MediaEditor = lazyWithPreload(() => import('./media/media-editor.tsx'));

/** Making a post of any format, from the first word to "Sent for review". */
export function EditorScreen({ actor }: { actor: EditorActor }) {
  const screen = useSelector(actor, (current) => {
    if (current.hasTag('editing')) return 'editing';
    if (current.matches('closed') || current.matches({ withLock: 'inOtherTab' })) return 'readOnly';
    return current.matches('sent') ? 'sent' : 'opening';
  });
  const format = useSelector(actor, (current) => current.context.draft.format);
  useEffect(() => {
    // After a failure it is loaded again on render.
    if (format !== 'FORMAT_ARTICLE') MediaEditor.load().catch(() => {});
  }, [format]);
  const opened = useSelector(actor, (current) => current.context.contentReplacements);
  usePreloadPanels(useSelector(actor, (current) => current.context.isFresh));
  const isWaiting = useEarlyInputHandover(actor, screen === 'editing');
  if (isWaiting) return null;
  switch (screen) {
    case 'editing':
      return format === 'FORMAT_ARTICLE' ? (
        <ArticleEditor key={opened} actor={actor} />
      ) : (
        <LazyBoundary key={screen} fallback={<EditorOpening actor={actor} />}>
          <MediaEditor key={opened} actor={actor} />
        </LazyBoundary>
      );
    case 'readOnly':
      return (
        <LazyBoundary key={screen} fallback={<EditorOpening actor={actor} />}>
          <ReadOnlyScreen actor={actor} />
        </LazyBoundary>
      );
    case 'sent':
      return (
        <LazyBoundary key={screen} fallback={<EditorOpening actor={actor} />}>
          <SentScreen actor={actor} />
        </LazyBoundary>
      );
    case 'opening':
      return <EditorOpening actor={actor} />;
  }
}

const noEarlyInput = { isIdle: () => true, onIdle: () => () => {} };

/** Whether the prerendered editor is still shown, because its text has not been taken over yet. */
function useEarlyInputHandover(actor: EditorActor, isEditorReady: boolean): boolean {
  const [first] = useState(() => getEarlyInput(actor));
  const { onIdle, isIdle } = (isEditorReady && first) || noEarlyInput;
  const mayTake = useSyncExternalStore(onIdle, isIdle);
  return first?.isOpen() === true && !(isEditorReady && mayTake);
}
