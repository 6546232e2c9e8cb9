import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Region } from '#domain/regions.ts';
import { App } from '#src/app/app.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { createStyleCache } from '#src/theme/theme-provider.tsx';

/**
 * What the page of /login holds in a language and a region: its markup, and the styles that this uses.
 * @public scripts/prerender.ts loads it by its path
 */
export function prerenderLanding(language: InterfaceLanguage, messages: Messages, region: Region) {
  const styleCache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styleCache);
  const html = renderToString(
    <App
      initialLocale={language}
      messages={messages}
      region={region}
      styleCache={styleCache}
      path="/login"
    />,
  );
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}
