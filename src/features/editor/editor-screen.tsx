import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { ArticleEditor } from './article/article-editor.tsx';
import type { EditorActor } from './editor-actor.ts';
import { EditorOpening } from './layout/editor-opening.tsx';
import { ReadOnlyScreen, SentScreen, usePreloadPanels } from './lazy-panels.ts';
import { getEarlyInput } from './prerendered/early-input.ts';

/**
 * Kept apart, so that an article waits for nothing of it; asked for as soon as it is known that it
 * will be needed.
 */
const MediaDesk = lazyWithPreload(() => import('./media/media-editor.tsx'));

/** Making a post of any format, from the first word to "Sent for review". */
export function EditorScreen({ actor }: { actor: EditorActor }) {
  const screen = useSelector(actor, (current) => {
    if (current.hasTag('editing')) return 'editing';
    if (current.matches('closed') || current.matches({ withLock: 'inOtherTab' })) return 'readOnly';
    return current.matches('sent') ? 'sent' : 'opening';
  });
  const format = useSelector(actor, (current) => current.context.draft.format);
  useEffect(() => {
    // Should it fail, it is asked for again when it is drawn.
    if (format !== 'FORMAT_ARTICLE') MediaDesk.load().catch(() => {});
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
          <MediaDesk key={opened} actor={actor} />
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

/**
 * Is there a first page still, which stays until the desk can take over what is being written on
 * it?
 */
function useEarlyInputHandover(actor: EditorActor, isDeskReady: boolean): boolean {
  const [first] = useState(() => getEarlyInput(actor));
  const { onIdle, isIdle } = (isDeskReady && first) || noEarlyInput;
  const mayTake = useSyncExternalStore(onIdle, isIdle);
  return first?.isOpen() === true && !(isDeskReady && mayTake);
}
