import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { limits } from '#domain/limits.ts';
import { globalCss } from './global-css.ts';
import { colors } from './palette.ts';
import { scrollFadeKeyframes } from './recipes/horizontal-scroll.ts';
import { slotRecipes } from './slot-recipes/index.ts';
import { shadows, tokens } from './tokens.ts';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'dh',
  /* Cheap phones still run Chrome 90, which drops every rule inside a cascade layer. */
  disableLayers: true,
  conditions: {
    dark: '.dark &',
    light: ':root:not(.dark) &',
  },
  globalCss,
  theme: {
    /* Below `sm` is the phone layout of spec point 1. */
    breakpoints: { sm: `${limits.phoneLayoutBelow}px`, md: '900px', lg: '1200px' },
    tokens,
    semanticTokens: { colors, shadows },
    slotRecipes,
    keyframes: {
      spin: { to: { transform: 'rotate(1turn)' } },
      pulse: { '50%': { opacity: '0.45' } },
      rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
      appear: { from: { opacity: '0' } },
      slideUp: { from: { transform: 'translateY(100%)' } },
      edges: scrollFadeKeyframes,
    },
  },
});

/**
 * The design system: Chakra's base, our tokens, and no recipes of Chakra's own. Recipes of
 * hand-written components are in recipes/ and imported by their component; Chakra's own components
 * use `slotRecipes`. The portal uses the system as written by scripts/bundle/theme-files.ts:
 * styles.ts, and compiled-system.ts for Chakra's own components. Run `npm run generate` after a
 * change here or in an import.
 */
export const system = createSystem(defaultBaseConfig, config);

/**
 * The dark colours for people whose system asks for dark, unless the class `light` on the page says
 * otherwise. By media query, because the content policy of the server allows no script inside the
 * page that could set a class before painting.
 */
export const systemDark = {
  '@media (prefers-color-scheme: dark)': {
    ':root:not(.light)': {
      colorScheme: 'dark',
      ...Object.fromEntries(system.tokens.cssVarMap.get('_dark') ?? []),
    },
  },
};
