/**
 * The colours by what they are made of: paper, ink, vermilion (the accent) and marigold (the marker
 * pen). The focus ring is blue and errors are crimson, so that neither looks like the accent. Every
 * pair that carries text keeps 4.5:1, every control border 3:1, in both modes (WCAG 1.4.3, 1.4.11);
 * test/unit/src/theme/palette.test.ts.
 */
export const palette = {
  light: {
    surface: '#FBF5EA',
    raised: '#FFFDF8',
    sunken: '#F3E9D8',
    waiting: '#EDE2CE',
    inverse: '#201B30',
    night: '#201B30',
    ink: '#201B30',
    inkMuted: '#585068',
    inkSubtle: '#6B6277',
    inkInverse: '#FBF5EA',
    inkNight: '#F7F0E3',
    line: '#E2D5BF',
    lineStrong: '#8A7E78',
    accent: '#C6380F',
    accentHover: '#A52C09',
    accentContrast: '#FFFFFF',
    accentSoft: '#FBE4D6',
    accentText: '#B5310B',
    marker: '#F6B42C',
    markerSoft: '#FCEBC1',
    markerStroke: '#F8C558',
    markerContrast: '#201B30',
    success: '#1A6338',
    successSoft: '#DCEFDD',
    warning: '#7D4A00',
    warningSoft: '#FBE6BE',
    danger: '#9C0C4B',
    dangerSoft: '#F9DDE8',
    info: '#2B4C8C',
    infoSoft: '#E1E8F6',
    focus: '#1D6FDB',
    tick: '#1D6FDB',
    scrim: '#120F1C99',
  },
  dark: {
    surface: '#171420',
    raised: '#211D2C',
    sunken: '#100E17',
    waiting: '#2E2939',
    inverse: '#F7F0E3',
    night: '#2A2338',
    ink: '#F7F0E3',
    inkMuted: '#C5BBC8',
    inkSubtle: '#A69BAC',
    inkInverse: '#201B30',
    inkNight: '#F7F0E3',
    line: '#3B3547',
    lineStrong: '#857B93',
    accent: '#FF8655',
    accentHover: '#FFA27C',
    accentContrast: '#2A0C00',
    accentSoft: '#43241B',
    accentText: '#FF9A70',
    marker: '#F6B42C',
    markerSoft: '#43341A',
    markerStroke: '#7A4E0B',
    markerContrast: '#201B30',
    success: '#83D19A',
    successSoft: '#1C3526',
    warning: '#F2BE62',
    warningSoft: '#3F2E12',
    danger: '#FF8FB8',
    dangerSoft: '#4A1F35',
    info: '#A3BEF5',
    infoSoft: '#232F4B',
    focus: '#6AA9FF',
    tick: '#6AA9FF',
    scrim: '#050409B3',
  },
} as const;

type Shade = keyof typeof palette.light;

const shade = (name: Shade) => ({
  value: { base: palette.light[name], _dark: palette.dark[name] },
});
const tone = (name: 'success' | 'warning' | 'danger' | 'info') => ({
  DEFAULT: shade(name),
  soft: shade(`${name}Soft`),
});

/**
 * The names that components use: `surface.raised`, `ink.muted`, `accent.contrast`, `danger.soft`, …
 */
export const colors = {
  surface: {
    DEFAULT: shade('surface'),
    raised: shade('raised'),
    sunken: shade('sunken'),
    /** Something is in progress. */
    waiting: shade('waiting'),
    inverse: shade('inverse'),
    /** Dark in both modes. */
    night: shade('night'),
  },
  ink: {
    DEFAULT: shade('ink'),
    muted: shade('inkMuted'),
    subtle: shade('inkSubtle'),
    inverse: shade('inkInverse'),
    night: shade('inkNight'),
  },
  line: { DEFAULT: shade('line'), strong: shade('lineStrong') },
  accent: {
    DEFAULT: shade('accent'),
    hover: shade('accentHover'),
    contrast: shade('accentContrast'),
    soft: shade('accentSoft'),
    text: shade('accentText'),
  },
  marker: {
    DEFAULT: shade('marker'),
    soft: shade('markerSoft'),
    stroke: shade('markerStroke'),
    contrast: shade('markerContrast'),
  },
  success: tone('success'),
  warning: tone('warning'),
  danger: tone('danger'),
  info: tone('info'),
  focus: shade('focus'),
  tick: shade('tick'),
  scrim: shade('scrim'),
};
