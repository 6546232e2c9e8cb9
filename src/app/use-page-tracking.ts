import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Config } from '#machines/flow/app.ts';
import { noteOrigin, trackPage } from '#src/api/tracking.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';

/** Tells of each page once, as soon as it is known whether anybody wants to hear of it. */
export function usePageTracking(config: Config | null): void {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  useEffect(() => noteOrigin(location.search), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no other page
  useEffect(() => {
    if (config) trackPage(config, { path: pathname, language });
  }, [config, pathname]);
}
