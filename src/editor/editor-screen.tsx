import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { loadedEarly } from '#src/ui/loaded-early.tsx';
import { ArticleDesk } from './article-desk.tsx';
import type { EditorActor } from './editor-actor.ts';
import { firstWritingOf } from './first-page/first-writing.ts';
import { Reading, Sent, useLaterParts } from './later.ts';
import { Opening } from './outcomes.tsx';

/** Kept apart, so that an article waits for nothing of it; asked for as soon as it is known that it will be needed. */
const MediaDesk = loadedEarly(() => import('./media/media-desk.tsx'));

/** Making a post of any format, from the first word to "Sent for review". */
export function EditorScreen({ actor }: { actor: EditorActor }) {
  const part = useSelector(actor, (current) => {
    if (current.hasTag('editing')) return 'desk';
    if (current.matches('closed') || current.matches({ holding: 'elsewhere' })) return 'reading';
    return current.matches('sent') ? 'sent' : 'opening';
  });
  const format = useSelector(actor, (current) => current.context.draft.format);
  useEffect(() => {
    // Should it fail, it is asked for again when it is drawn.
    if (format !== 'FORMAT_ARTICLE') MediaDesk.load().catch(() => {});
  }, [format]);
  const opened = useSelector(actor, (current) => current.context.opened);
  useLaterParts(useSelector(actor, (current) => current.context.isFresh));
  const isWaiting = useFirstPageWait(actor, part === 'desk');
  if (isWaiting) return null;
  switch (part) {
    case 'desk':
      return format === 'FORMAT_ARTICLE' ? (
        <ArticleDesk key={opened} actor={actor} />
      ) : (
        <LaterPlace key={part} fallback={<Opening actor={actor} />}>
          <MediaDesk key={opened} actor={actor} />
        </LaterPlace>
      );
    case 'reading':
      return (
        <LaterPlace key={part} fallback={<Opening actor={actor} />}>
          <Reading actor={actor} />
        </LaterPlace>
      );
    case 'sent':
      return (
        <LaterPlace key={part} fallback={<Opening actor={actor} />}>
          <Sent actor={actor} />
        </LaterPlace>
      );
    case 'opening':
      return <Opening actor={actor} />;
  }
}

const calm = { isCalm: () => true, onCalm: () => () => {} };

/** Is there a first page still, which stays until the desk can take over what is being written on it? */
function useFirstPageWait(actor: EditorActor, isDeskReady: boolean): boolean {
  const [first] = useState(() => firstWritingOf(actor));
  const { onCalm, isCalm } = (isDeskReady && first) || calm;
  const mayTake = useSyncExternalStore(onCalm, isCalm);
  return first?.isOpen() === true && !(isDeskReady && mayTake);
}
