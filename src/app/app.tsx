import type { EmotionCache } from '@emotion/cache';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router';
import type { Region } from '#domain/auth/regions.ts';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { UiProviders } from '#src/ui/layout/ui-providers.tsx';
import { type AppActor, RegionContext } from '../api/session-context.ts';
import { CrashBoundary } from '../ui/feedback/crash-boundary.tsx';
import { AppScreen } from './app-screen.tsx';
import { useBrowserEvents, useClearOnSignOut } from './session/use-browser-events.ts';

type AppProps = {
  /** The chart `app`, started before or with the first render. */
  actor: AppActor;
  initialLocale: InterfaceLanguage;
  messages: Messages;
  /** Only where the styles are collected, when prerendering. */
  styleCache?: EmotionCache;
  /** Whom the page is for, before the configuration has loaded. */
  region?: Region;
  /** The address when there is no address bar: in prerendering and tests. */
  path?: string;
};

/**
 * The whole portal. Its first drawing of a path is the same with and without a browser, so that it
 * can be hydrated.
 */
export function App({ actor, initialLocale, messages, region, styleCache, path }: AppProps) {
  return (
    <UiProviders language={initialLocale} messages={messages} {...(styleCache && { styleCache })}>
      <CrashBoundary>
        <AppRouter path={path}>
          <RegionContext value={region ?? null}>
            <Portal actor={actor} />
          </RegionContext>
        </AppRouter>
      </CrashBoundary>
    </UiProviders>
  );
}

function AppRouter({ path, children }: { path: string | undefined; children: ReactNode }) {
  if (path === undefined) return <BrowserRouter>{children}</BrowserRouter>;
  return <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>;
}

function Portal({ actor }: { actor: AppActor }) {
  useEffect(() => {
    actor.start();
  }, [actor]);
  useBrowserEvents(actor);
  useClearOnSignOut(actor);
  useAccountLanguage(actor);
  return <AppScreen actor={actor} />;
}

/**
 * Speaks the language that the account remembers; when its catalogue cannot be loaded, the one
 * before stays.
 */
function useAccountLanguage(actor: AppActor): void {
  const preferred = useSelector(actor, (current) => current.context.language);
  const { actor: language } = useLanguage();
  useEffect(
    () => language.send({ type: 'language.preferred', language: preferred }),
    [language, preferred],
  );
}
