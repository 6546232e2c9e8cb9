import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IntlProvider } from 'react-intl';
import {
  type Direction,
  type InterfaceLanguage,
  languageDirection,
} from '#domain/language/languages.ts';
import { applyLanguage, intlLocale, saveLanguage } from './language.ts';
import { loadMessages, type Messages } from './messages.ts';

type LanguageChoice = {
  language: InterfaceLanguage;
  direction: Direction;
  /**
   * Switches without a reload, sets the cookie; rejects when the catalogue cannot be loaded, and
   * nothing changes then.
   */
  chooseLanguage: (language: InterfaceLanguage) => Promise<void>;
};

const LanguageContext = createContext<LanguageChoice | null>(null);

/** The language shown and how to change it. Throws outside a LanguageProvider. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above.');
  return choice;
}

type LanguageProviderProps = {
  /** What to begin with; a new value (from Storybook's toolbar) replaces what was chosen. */
  language: InterfaceLanguage;
  messages: Messages;
  children: ReactNode;
};

/** Messages, number and date formats, and the direction, for everything below. */
export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  const [shown, setShown] = useState({ language, messages });
  const requested = useRef(language);

  const lastProp = useRef(language);
  useEffect(() => {
    if (lastProp.current === language) return;
    lastProp.current = language;
    requested.current = language;
    setShown({ language, messages });
  }, [language, messages]);

  useEffect(() => applyLanguage(document, shown.language), [shown.language]);

  const choice = useMemo<LanguageChoice>(
    () => ({
      language: shown.language,
      direction: languageDirection(shown.language),
      chooseLanguage: async (next) => {
        requested.current = next;
        const loaded = await loadMessages(next);
        /* Somebody who taps twice gets the last language, whichever catalogue comes first. */
        if (requested.current !== next) return;
        saveLanguage(document, next);
        setShown({ language: next, messages: loaded });
      },
    }),
    [shown.language],
  );

  return (
    <LanguageContext value={choice}>
      <IntlProvider
        locale={intlLocale(shown.language)}
        defaultLocale="en"
        messages={shown.messages}
        onError={report}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/*
 * That no message is missing is proved when messages are checked; until then the English default
 * shows.
 */
function report(error: { code: string; message: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error);
}
