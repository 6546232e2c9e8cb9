import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider as SystemProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useContext } from 'react';
import { intlLocale } from '#src/i18n/language.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { compiledSystem } from '#src/theme/compiled-system.ts';
import { StyleCacheContext } from '#src/theme/style-cache.ts';

/**
 * What Chakra's own components need: the design system, the style sheet that the hand-written
 * components write into, language and direction. Each widget of src/ui that is one of Chakra's
 * includes it, so that callers need none. Import it only into what loads on demand
 * (docs/decisions/0052-chakra-components.md).
 */
export function ChakraProvider({
  direction,
  children,
}: {
  /** For what runs from left to right in every language, such as a video. */
  direction?: 'ltr' | undefined;
  children: ReactNode;
}) {
  const cache = useContext(StyleCacheContext);
  const { language } = useLanguage();
  if (!cache) throw new Error('Styles need a ThemeProvider above.');
  return (
    <CacheProvider value={cache}>
      <SystemProvider value={compiledSystem}>
        <LocaleProvider locale={intlLocale(direction === 'ltr' ? 'en' : language)}>
          {children}
        </LocaleProvider>
      </SystemProvider>
    </CacheProvider>
  );
}
