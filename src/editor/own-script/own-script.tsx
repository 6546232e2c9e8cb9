import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ScriptLanguage } from '#domain/transliteration/offered.ts';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { followTyping, type ReplaceInArticle } from './follow-typing.ts';
import { liveTransliterationMachine } from './live-machine.ts';
import { OwnScriptScreen } from './own-script-screen.tsx';

export type OwnScriptProps = { language: ScriptLanguage; replaceInArticle: ReplaceInArticle };

/** Typing in Latin letters, in every field below an element with `data-own-script`. Mounted while it is switched on. */
export default function OwnScript({ language, replaceInArticle }: OwnScriptProps) {
  const actor = useActorRef(liveTransliterationMachine, { input: { language } });
  useGlobalEvents(actor);
  useEffect(() => followTyping(actor, replaceInArticle), [actor, replaceInArticle]);
  return <OwnScriptScreen actor={actor} />;
}
