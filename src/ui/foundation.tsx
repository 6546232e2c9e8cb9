import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { LanguageProvider } from '#src/i18n/language-provider.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { ThemeProvider } from '#src/theme/theme-provider.tsx';
import { ToastProvider } from './toast.tsx';

type FoundationProps = {
  language: InterfaceLanguage;
  messages: Messages;
  /** Only where the styles are collected, when prerendering. */
  styleCache?: EmotionCache;
  children: ReactNode;
};

/** Theme, language and toasts: what every screen, story and prerendered page stands on. */
export function Foundation({ language, messages, styleCache, children }: FoundationProps) {
  return (
    <ThemeProvider cache={styleCache}>
      <LanguageProvider language={language} messages={messages}>
        <ToastProvider>{children}</ToastProvider>
      </LanguageProvider>
    </ThemeProvider>
  );
}
