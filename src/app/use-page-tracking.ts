import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { Config } from '#machines/flow/app.ts';
import { noteOrigin, trackPage } from '#src/api/tracking.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';

/** Tells of each page once, as soon as it is known whether anybody wants to hear of it; another language is no other page. */
export function usePageTracking(config: Config | null): void {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const tell = useEffectEvent((to: Config, path: string) => trackPage(to, { path, language }));
  useEffect(() => noteOrigin(location.search), []);
  useEffect(() => {
    if (config) tell(config, pathname);
  }, [config, pathname]);
}
