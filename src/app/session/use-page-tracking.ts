import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { Config } from '#machines/flow/app/app.ts';
import { saveUtm, trackPageView } from '#src/api/page-tracking.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';

/**
 * Reports each page view once, when it is known whether reporting is on; another language is the
 * same page.
 */
export function usePageTracking(config: Config | null): void {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const track = useEffectEvent((to: Config, path: string) => trackPageView(to, { path, language }));
  useEffect(() => saveUtm(location.search), []);
  useEffect(() => {
    if (config) track(config, pathname);
  }, [config, pathname]);
}
