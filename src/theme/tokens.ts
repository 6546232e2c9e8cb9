const values = <Name extends string>(list: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(list).map(([name, value]) => [name, { value }]),
  ) as Record<Name, { value: string }>;

const spacing = {
  '0': '0',
  '0.5': '0.125rem',
  '1': '0.25rem',
  '1.5': '0.375rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
  '20': '5rem',
  '24': '6rem',
};

/**
 * The faces of a script; phones carry Noto. Few names each, because every name before the right one
 * costs time.
 */
const faces = (sans: string, serif: string) => ({
  body: `'Noto Sans', ${sans}system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif`,
  heading: `'Noto Serif', ${serif}${sans}Georgia, serif`,
});
const script = (name: string) => faces(`'Noto Sans ${name}', `, `'Noto Serif ${name}', `);

/** Body and headings by the languages of a script; serif for headings, as on a front page. */
export const scriptFonts = [
  { languages: ['hi', 'mr', 'bho'], ...script('Devanagari') },
  { languages: ['bn', 'as'], ...script('Bengali') },
  { languages: ['ta'], ...script('Tamil') },
  { languages: ['te'], ...script('Telugu') },
  { languages: ['kn'], ...script('Kannada') },
  { languages: ['ml'], ...script('Malayalam') },
  { languages: ['gu'], ...script('Gujarati') },
  { languages: ['pa'], ...script('Gurmukhi') },
  { languages: ['or'], ...faces("'Noto Sans Oriya', ", '') },
];

const latin = faces('', '');
const nastaliq =
  "'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', 'Urdu Typesetting', 'Noto Naskh Arabic', serif";

/**
 * The font stacks of Urdu. Nastaliq fonts have poor Latin letters or none; names and digits come
 * from `latinFaces`.
 */
export const urduFonts = { body: `'dh-latin', ${nastaliq}`, heading: `'dh-latin', ${nastaliq}` };

/**
 * The device's own Latin letters and digits under a name of ours, without its spaces, which would
 * break Nastaliq.
 */
export const latinFaces = [
  [
    'normal',
    "local('Noto Sans Regular'), local('NotoSans-Regular'), local('Noto Sans'), local('Roboto'), local('Segoe UI')",
  ],
  [
    'bold',
    "local('Noto Sans Bold'), local('NotoSans-Bold'), local('Roboto Bold'), local('Roboto-Bold'), local('Segoe UI Bold')",
  ],
]
  .map(
    ([weight, source]) =>
      `@font-face{font-family:dh-latin;font-weight:${weight};src:${source};` +
      'unicode-range:U+30-39,U+41-5A,U+61-7A,U+C0-24F}',
  )
  .join('');

/**
 * Oriya is the one script that phones in use do not show well: some have no font for it, and older
 * versions of Noto put vowel signs beside their letters. Readers of Oriya download a font (38 kB),
 * except on Windows and Apple's systems. Until it is loaded, the device's font is used.
 */
export const oriyaFonts = {
  body: `'dh-oriya', 'Noto Sans Oriya', 'Noto Sans', system-ui, sans-serif`,
  heading: `'dh-oriya', 'Noto Sans Oriya', 'Noto Serif', Georgia, serif`,
};

/**
 * Space gives way before words do: at twice the size of text on a window of 320 px (WCAG 1.4.4,
 * 1.4.10) every space is as large there as at the usual size. 1 rem is 5 vw of 320 px.
 */
const shrinkingSpace = (rem: string) =>
  rem === '0' ? rem : `min(${rem}, ${Number.parseFloat(rem) * 5}vw)`;

export const tokens = {
  spacing: values(
    Object.fromEntries(
      Object.entries(spacing).map(([name, rem]) => [name, shrinkingSpace(rem)]),
    ) as typeof spacing,
  ),
  sizes: values({
    ...spacing,
    /** The least height of what a finger must hit: 44 px. */
    target: '2.75rem',
    control: '3.25rem',
    icon: '1.375rem',
    avatarSmall: '2.5rem',
    avatar: '3.5rem',
    avatarLarge: '6rem',
    /** Dialog widths of spec point 9. */
    dialogNarrow: '20rem',
    dialog: '30rem',
    dialogWide: '600px',
    prose: '42rem',
    page: '76rem',
    sidebar: '17rem',
    full: '100%',
  }),
  fonts: values({
    body: latin.body,
    heading: latin.heading,
    /** Figures, which are Latin in every language. */
    figures: latin.heading,
    mono: "'Noto Sans Mono', ui-monospace, Menlo, Consolas, monospace",
  }),
  fontSizes: values({
    xs: '0.875rem',
    sm: '1rem',
    md: '1.125rem',
    lg: '1.25rem',
    xl: '1.5rem',
    '2xl': '1.75rem',
    '3xl': '2.125rem',
    '4xl': '2.75rem',
    hero: 'clamp(2rem, 1.3rem + 2.44vw, 3.25rem)',
    code: '1.75rem',
    figure: 'clamp(2.75rem, 1.9rem + 4vw, 5rem)',
    // Part of a picture: large type makes the lines below it larger, not the picture.
    sort: 'min(5.4vw, clamp(1.1875rem, 0.9rem + 1.3vw, 2.375rem))',
    sortLarge: 'clamp(1.375rem, 0.3rem + 3.6vw, 3.75rem)',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700', black: '800' }),
  lineHeights: values({ body: '1.6', heading: '1.2', tight: '1.1', none: '1' }),
  letterSpacings: values({ tight: '-0.015em', wide: '0.06em', normal: '0' }),
  radii: values({ sm: '0.375rem', md: '0.625rem', lg: '1rem', xl: '1.5rem', full: '999px' }),
  borderWidths: values({ hairline: '1px', thick: '2px', rule: '3px' }),
  durations: values({ fast: '120ms', moderate: '200ms', slow: '320ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }),
  zIndex: values({ bar: '10', overlay: '40', toast: '60' }),
};

const shadow = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

export const shadows = {
  raised: shadow('0 1px 2px #3d2a1014, 0 4px 14px #3d2a100f', '0 1px 2px #00000059'),
  floating: shadow(
    '0 2px 6px #3d2a101f, 0 16px 40px #3d2a102e',
    '0 2px 6px #00000080, 0 16px 40px #000000a6',
  ),
};
