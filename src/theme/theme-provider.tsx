import type { EmotionCache } from '@emotion/cache';
import { type ReactNode, useState } from 'react';
import { createStyleCache, StyleCacheContext } from './style-cache.ts';

/** Our styles for everything below. `cache` only where they are collected. */
export function ThemeProvider({
  children,
  cache,
}: {
  children: ReactNode;
  cache?: EmotionCache | undefined;
}) {
  const [styleCache] = useState(() => cache ?? createStyleCache());
  return <StyleCacheContext value={styleCache}>{children}</StyleCacheContext>;
}
