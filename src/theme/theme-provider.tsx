import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { edgeProperties } from './recipes/sideways.ts';
import { system, systemDark } from './system.ts';
import { latinFaces } from './tokens.ts';

/** A store of the styles in use; the prerendering takes the critical ones out of it. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'dh' });
  /* Without this the server writes <style> elements between the markup, which hydration would not find. */
  cache.compat = true;
  return cache;
}

/** Our tokens for everything below. `cache` only where styles are collected. */
export function ThemeProvider({
  children,
  cache,
}: {
  children: ReactNode;
  cache?: EmotionCache | undefined;
}) {
  const [styleCache] = useState(() => cache ?? createStyleCache());
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={system}>
        <Global styles={latinFaces + edgeProperties} />
        <Global styles={systemDark} />
        {children}
      </ChakraProvider>
    </CacheProvider>
  );
}
