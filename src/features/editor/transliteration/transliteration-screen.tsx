import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { TransliterationUnavailable } from './transliteration-unavailable.tsx';
import type { TransliterationActor } from './typing-listener.ts';

/** The view of typing in Latin letters, and its announcements. */
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

/** Announces the selected and the accepted word to screen readers, not every letter. */
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
