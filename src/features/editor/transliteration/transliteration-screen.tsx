import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { TransliterationUnavailable } from './transliteration-unavailable.tsx';
import type { TransliterationActor } from './typing-listener.ts';

/** What is seen and said of typing in Latin letters. */
export function TransliterationScreen({ actor }: { actor: TransliterationActor }) {
  const isChoosing = useSelector(actor, (current) => current.matches('choosing'));
  const isUnavailable = useSelector(actor, (current) => current.matches('unavailable'));
  return (
    <>
      {isChoosing && <SuggestionList actor={actor} />}
      {isUnavailable && (
        <TransliterationUnavailable onRetry={() => actor.send({ type: 'retry.requested' })} />
      )}
      <SuggestionAnnouncer actor={actor} />
    </>
  );
}

/**
 * Said to a screen reader: a word that was gone to by arrow, and the one that was taken. Not what
 * changes with every letter.
 */
function SuggestionAnnouncer({ actor }: { actor: TransliterationActor }) {
  const intl = useIntl();
  const language = useSelector(actor, ({ context }) => context.language);
  const said = useSelector(actor, (snapshot) => {
    const { words, current, inserted } = snapshot.context;
    if (snapshot.matches('inserted')) return inserted.trim();
    if (!snapshot.matches('choosing') || current === 0) return '';
    return intl.formatMessage(
      { id: 'editor.transliteration.current', defaultMessage: '{word}, {place} of {count}' },
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
