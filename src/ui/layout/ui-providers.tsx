import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { LanguageProvider } from '#src/i18n/language-provider.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { ThemeProvider } from '#src/theme/theme-provider.tsx';
import { ToastProvider } from '../feedback/toast.tsx';

type UiProvidersProps = {
  language: InterfaceLanguage;
  messages: Messages;
  /** Only where the styles are collected, when prerendering. */
  styleCache?: EmotionCache;
  children: ReactNode;
};

/** Theme, language and toasts: the context of every screen, story and prerendered page. */
export function UiProviders({ language, messages, styleCache, children }: UiProvidersProps) {
  return (
    <ThemeProvider cache={styleCache}>
      <LanguageProvider language={language} messages={messages}>
        <ToastProvider>{children}</ToastProvider>
      </LanguageProvider>
    </ThemeProvider>
  );
}
