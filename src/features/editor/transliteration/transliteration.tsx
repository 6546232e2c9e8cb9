import { useEffect } from 'react';
import type { TransliterationLanguage } from '#domain/transliteration/transliteration-languages.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { liveTransliterationMachine } from './live-transliteration-machine.ts';
import { TransliterationScreen } from './transliteration-screen.tsx';
import { listenToTyping, type ReplaceInArticle } from './typing-listener.ts';

export type TransliterationProps = {
  language: TransliterationLanguage;
  replaceInArticle: ReplaceInArticle;
};

/**
 * Typing in Latin letters, in every field below an element with `data-transliterate`. Mounted while
 * it is switched on.
 */
export default function Transliteration({ language, replaceInArticle }: TransliterationProps) {
  const actor = useActorRef(liveTransliterationMachine, { input: { language } });
  useGlobalEvents(actor);
  useEffect(() => listenToTyping(actor, replaceInArticle), [actor, replaceInArticle]);
  return <TransliterationScreen actor={actor} />;
}
