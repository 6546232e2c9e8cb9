import { oriyaFonts, scriptFonts, tokens, urduFonts } from './tokens.ts';

/*
 * Scripts with tall stacks need air: Devanagari a little, Nastaliq at least 2 (design.md 8). The
 * variables are the tokens' own, set again on the elements themselves, because a variable is
 * resolved where it is declared.
 */
const scripts = {
  /*
   * A word in another language begins from the defaults again, not from those of the text around
   * it.
   */
  '[lang]': {
    '--dh-line-heights-body': tokens.lineHeights.body.value,
    '--dh-line-heights-heading': tokens.lineHeights.heading.value,
    '--dh-line-heights-tight': tokens.lineHeights.tight.value,
    '--dh-line-heights-none': tokens.lineHeights.none.value,
    '--dh-letter-spacings-tight': tokens.letterSpacings.tight.value,
    '--dh-letter-spacings-wide': tokens.letterSpacings.wide.value,
    '--dh-font-sizes-hero': tokens.fontSizes.hero.value,
    '--dh-fonts-body': tokens.fonts.body.value,
    '--dh-fonts-heading': tokens.fonts.heading.value,
    fontFamily: 'body',
    lineHeight: 'body',
  },
  ':lang(ur)': {
    '--dh-line-heights-body': '2.1',
    '--dh-line-heights-heading': '2',
    '--dh-line-heights-tight': '1.9',
    '--dh-line-heights-none': '1.8',
    '--dh-letter-spacings-tight': '0',
    '--dh-letter-spacings-wide': '0',
    '--dh-fonts-body': urduFonts.body,
    '--dh-fonts-heading': urduFonts.heading,
  },
  ':lang(hi), :lang(mr), :lang(bho), :lang(bn), :lang(as), :lang(pa), :lang(gu), :lang(or)': {
    '--dh-line-heights-body': '1.7',
    '--dh-line-heights-heading': '1.35',
    '--dh-line-heights-tight': '1.3',
    '--dh-letter-spacings-tight': '0',
    '--dh-letter-spacings-wide': '0',
  },
  ':lang(ta), :lang(te), :lang(ml), :lang(kn)': {
    // Their words are the longest; a phone of 320 px has room for one.
    '--dh-font-sizes-hero': 'clamp(1.35rem, 7.2vw - 0.1rem, 3rem)',
    '--dh-line-heights-body': '1.75',
    '--dh-line-heights-heading': '1.45',
    '--dh-line-heights-tight': '1.4',
    '--dh-letter-spacings-tight': '0',
    '--dh-letter-spacings-wide': '0',
  },
};

const scriptFontRules = Object.fromEntries(
  scriptFonts.map(({ languages, body, heading }) => [
    languages.map((language) => `:lang(${language})`).join(', '),
    { '--dh-fonts-body': body, '--dh-fonts-heading': heading },
  ]),
);

export const globalCss = {
  html: {
    bg: 'surface',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    scrollPaddingBlock: '5rem',
    '&.dark': { colorScheme: 'dark' },
  },
  ...scripts,
  ...scriptFontRules,
  // Their digits and separators are Latin; Nastaliq has other strokes and colons for them.
  'input:is([type=date], [type=time], [type=month])': {
    '--dh-fonts-body': tokens.fonts.body.value,
  },
  'html:lang(or), html:lang(or) :lang(or)': {
    '--dh-fonts-body': oriyaFonts.body,
    '--dh-fonts-heading': oriyaFonts.heading,
  },
  body: {
    bg: 'surface',
    color: 'ink',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'body',
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3': {
    fontFamily: 'heading',
    fontWeight: 'bold',
    lineHeight: 'heading',
    letterSpacing: 'tight',
    textWrap: 'balance',
  },
  // A word of Tamil or Malayalam may be longer than its line.
  'h1, h2, h3, label, legend': { overflowWrap: 'anywhere', '& *': { overflowWrap: 'inherit' } },
  // A phone with text at 200 %, where a word may be longer than any line (WCAG 1.4.10).
  '@media (max-width: 15em)': { '*, p, h4, h5, h6': { overflowWrap: 'anywhere' } },
  'a, button, input, select, textarea, summary, [tabindex]': {
    _focusVisible: {
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
  },
  '::selection': { bg: 'marker', color: 'marker.contrast' },
  '::placeholder': { color: 'ink.subtle!' },
  'bdi, [dir="ltr"]': { unicodeBidi: 'isolate' },
  '@media (prefers-reduced-motion: reduce)': {
    // The ground behind a dialog is matched by no `*`.
    '*, *::before, *::after, *::backdrop': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};
