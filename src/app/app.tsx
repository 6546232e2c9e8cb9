import type { EmotionCache } from '@emotion/cache';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Region } from '#domain/regions.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { Foundation } from '#src/ui/foundation.tsx';
import { type AppActor, RegionContext } from './app-context.ts';
import { AppScreen } from './app-screen.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { useForgetting, useOutsideEvents } from './use-outside-events.ts';

type AppProps = {
  /** The chart `app`; begun before, or when the portal is first drawn. */
  actor: AppActor;
  initialLocale: InterfaceLanguage;
  messages: Messages;
  /** Only where the styles are collected, when prerendering. */
  styleCache?: EmotionCache;
  /** Whom the page is for, before the configuration tells it. */
  region?: Region;
  /** Where to stand when there is no address bar: prerendering and tests. */
  path?: string;
};

/** The whole portal. Its first drawing of a path is the same with and without a browser, so that it can be hydrated. */
export function App({ actor, initialLocale, messages, region, styleCache, path }: AppProps) {
  return (
    <Foundation language={initialLocale} messages={messages} {...(styleCache && { styleCache })}>
      <CrashBoundary>
        <AddressBar path={path}>
          <RegionContext value={region ?? null}>
            <Portal actor={actor} />
          </RegionContext>
        </AddressBar>
      </CrashBoundary>
    </Foundation>
  );
}

function AddressBar({ path, children }: { path: string | undefined; children: ReactNode }) {
  if (path === undefined) return <BrowserRouter>{children}</BrowserRouter>;
  return <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>;
}

function Portal({ actor }: { actor: AppActor }) {
  useEffect(() => {
    actor.start();
  }, [actor]);
  useOutsideEvents(actor);
  useForgetting(actor);
  useLanguageOf(actor);
  return <AppScreen actor={actor} />;
}

/** Speaks the language that the account remembers; when its catalogue cannot be loaded, the one before stays. */
function useLanguageOf(actor: AppActor): void {
  const wished = useSelector(actor, (current) => current.context.language);
  const spoken = useLanguage();
  const latest = useRef(spoken);
  latest.current = spoken;
  useEffect(() => {
    const { language, chooseLanguage } = latest.current;
    if (wished !== language) chooseLanguage(wished).catch(() => {});
  }, [wished]);
}
