import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { IntlProvider } from 'react-intl';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type Direction,
  type InterfaceLanguage,
  languageDirection,
} from '#domain/language/languages.ts';
import { createLanguageChoice } from '#machines/flow/app/language-choice.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { applyLanguage, intlLocale, saveLanguage } from './language.ts';
import { loadMessages, type Messages } from './messages.ts';

const languageChoiceMachine = createLanguageChoice<Messages>().provide({
  actions: { saveLanguage: ({ context }) => saveLanguage(document, context.language) },
  actors: {
    loadMessages: fromPromise<Messages, { language: InterfaceLanguage }>(({ input }) =>
      loadMessages(input.language),
    ),
  },
});

type LanguageChoice = {
  language: InterfaceLanguage;
  direction: Direction;
  /** Switches to another language, without a reload; nothing changes when it cannot be loaded. */
  actor: ActorRefFrom<typeof languageChoiceMachine>;
};

const LanguageContext = createContext<LanguageChoice | null>(null);

/** The language shown and how to change it. Throws outside a LanguageProvider. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above.');
  return choice;
}

type LanguageProviderProps = {
  /** The initial language; a new value (from Storybook's toolbar) replaces the chosen one. */
  language: InterfaceLanguage;
  messages: Messages;
  children: ReactNode;
};

/** Messages, number and date formats, and the direction, for everything below. */
export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  const actor = useActorRef(languageChoiceMachine, { input: { language, messages } });
  const shown = useSelector(actor, (current) => current.context.language);
  const catalogue = useSelector(actor, (current) => current.context.messages);

  const lastProp = useRef(language);
  useEffect(() => {
    if (lastProp.current === language) return;
    lastProp.current = language;
    actor.send({ type: 'language.replaced', language, messages });
  }, [actor, language, messages]);

  useEffect(() => applyLanguage(document, shown), [shown]);

  const choice = useMemo<LanguageChoice>(
    () => ({ language: shown, direction: languageDirection(shown), actor }),
    [shown, actor],
  );

  return (
    <LanguageContext value={choice}>
      <IntlProvider
        locale={intlLocale(shown)}
        defaultLocale="en"
        messages={catalogue}
        onError={report}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/*
 * The message check guarantees that no message is missing; until it runs, the English default is
 * shown.
 */
function report(error: { code: string; message: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error);
}
