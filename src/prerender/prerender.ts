import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStyleCache } from '#src/theme/style-cache.ts';

/**
 * Draws a page without a browser: its markup, and the styles that this uses as `<style>` elements
 * for the head.
 */
export function prerender(draw: (styleCache: EmotionCache) => ReactNode): {
  html: string;
  styles: string;
} {
  const styleCache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styleCache);
  const html = renderToString(draw(styleCache));
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}
