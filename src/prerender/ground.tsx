import { ThemeProvider } from '#src/theme/theme-provider.tsx';
import { prerender } from './prerender.ts';

/**
 * The styles that lie under every page, ready made: the browser takes them as they are, where the theme would write them anew.
 * @public scripts/prerender.ts loads it by its path
 */
export const prerenderGround = (): string =>
  prerender((styleCache) => <ThemeProvider cache={styleCache}>{null}</ThemeProvider>).styles;
