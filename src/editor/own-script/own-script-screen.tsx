import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/ui/text.tsx';
import type { OwnScriptActor } from './follow-typing.ts';
import { ScriptUnavailable } from './script-unavailable.tsx';
import { WordList } from './word-list.tsx';

/** What is seen and said of typing in Latin letters. */
export function OwnScriptScreen({ actor }: { actor: OwnScriptActor }) {
  const isChoosing = useSelector(actor, (current) => current.matches('choosing'));
  const isUnavailable = useSelector(actor, (current) => current.matches('unavailable'));
  return (
    <>
      {isChoosing && <WordList actor={actor} />}
      {isUnavailable && <ScriptUnavailable onRetry={() => actor.send({ type: 'retry.requested' })} />}
      <Said actor={actor} />
    </>
  );
}

/** Said to a screen reader: a word that was gone to by arrow, and the one that was taken. Not what changes with every letter. */
function Said({ actor }: { actor: OwnScriptActor }) {
  const intl = useIntl();
  const language = useSelector(actor, ({ context }) => context.language);
  const said = useSelector(actor, (snapshot) => {
    const { words, current, taken } = snapshot.context;
    if (snapshot.matches('taken')) return taken.trim();
    if (!snapshot.matches('choosing') || current === 0) return '';
    return intl.formatMessage(
      { id: 'editor.script.current', defaultMessage: '{word}, {place} of {count}' },
      { word: words[current], place: current + 1, count: words.length },
    );
  });
  return (
    <VisuallyHidden>
      <span aria-live="polite" lang={language}>
        {said}
      </span>
    </VisuallyHidden>
  );
}
