import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { type InterfaceLanguage, languageDirection } from '#domain/language/languages.ts';
import { LanguageProvider, useLanguage } from '#src/i18n/language-provider.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { applyColorMode } from '#src/theme/color-mode.ts';
import { createStyleCache } from '#src/theme/style-cache.ts';
import { ThemeProvider } from '#src/theme/theme-provider.tsx';

/** The values of the toolbar. */
export type Surroundings = {
  locale: InterfaceLanguage;
  /** `auto` is the direction of the language. */
  direction: 'auto' | 'ltr' | 'rtl';
  theme: 'light' | 'dark';
};

type Props = Surroundings & {
  messages: Messages;
  path: string;
  /** Drawn in a page of documentation, which is in English. */
  isInDocs?: boolean;
  children: ReactNode;
};

/**
 * One for all stories: they share a page, in which the rules of hundreds of caches would make each
 * story slower than the one before.
 */
const styles = createStyleCache();

/** The context of every screen in the app: theme, language, direction and a router. */
export function StorySurroundings({
  locale,
  direction,
  theme,
  messages,
  path,
  isInDocs = false,
  children,
}: Props) {
  // This effect runs after the language provider's own, whose direction it may replace.
  useEffect(() => {
    applyColorMode(theme);
    document.documentElement.dir = direction === 'auto' ? languageDirection(locale) : direction;
  }, [theme, direction, locale]);
  return (
    <ThemeProvider cache={styles}>
      <LanguageProvider language={locale} messages={messages}>
        <MemoryRouter initialEntries={[path]}>
          {isInDocs ? <StoryInDocs direction={direction}>{children}</StoryInDocs> : children}
        </MemoryRouter>
      </LanguageProvider>
    </ThemeProvider>
  );
}

/** Gives a story its own language and direction in the middle of English text. */
function StoryInDocs({ direction, children }: Pick<Props, 'direction' | 'children'>) {
  const { language, direction: usual } = useLanguage();
  return (
    <div lang={language} dir={direction === 'auto' ? usual : direction}>
      {children}
    </div>
  );
}
