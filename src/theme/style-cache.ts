import createCache, { type EmotionCache } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/serialize';
import { createContext, useContext, useInsertionEffect } from 'react';

/** A store of the styles in use; the prerendering takes the critical ones out of it. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'dh' });
  /*
   * Without this the server writes <style> elements between the markup, which hydration would not
   * find.
   */
  cache.compat = true;
  return cache;
}

export const StyleCacheContext = createContext<EmotionCache | null>(null);

const hasEffects = 'document' in globalThis;

/**
 * Adds styles to the page before it is painted; returns the class that has them, none
 * for no styles.
 */
export function useStyles(styles: SerializedStyles): string | undefined {
  const cache = useContext(StyleCacheContext);
  if (!cache) throw new Error('Styles need a ThemeProvider above.');
  const className = `${cache.key}-${styles.name}`;
  const insert = () => {
    if (styles.styles === '' || cache.inserted[styles.name] !== undefined) return;
    cache.registered[className] = styles.styles;
    cache.insert(`.${className}`, styles, cache.sheet, true);
  };
  useInsertionEffect(insert);
  if (!hasEffects) insert();
  return styles.styles === '' ? undefined : className;
}
