import { describe, expect, it } from 'vitest';
import { palette } from '#src/theme/palette.ts';

/*
 * WCAG 2.2, 1.4.3 (text 4.5:1) and 1.4.11 (what shows a control 3:1), for every pair that the
 * portal puts together.
 */

const grounds = ['surface', 'raised', 'sunken'] as const;
const texts = [
  'ink',
  'inkMuted',
  'inkSubtle',
  'accentText',
  'success',
  'warning',
  'danger',
  'info',
] as const;
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['inkInverse', 'inverse'],
  ['inkNight', 'night'],
  ['marker', 'night'],
  ['accentContrast', 'accent'],
  ['accentContrast', 'accentHover'],
  ['ink', 'accentSoft'],
  ['accentText', 'accentSoft'],
  ['markerContrast', 'marker'],
  ['ink', 'markerSoft'],
  ['ink', 'markerStroke'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
] as const;

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  const colours = palette[mode];

  it.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('the border of a control shows on %s', (ground) => {
    expect(contrast(colours.lineStrong, colours[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.accent, colours[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each([...grounds, 'night'] as const)('the focus ring shows on %s', (ground) => {
    expect(contrast(colours.focus, colours[ground])).toBeGreaterThanOrEqual(3);
  });

  it('the focus ring, errors and the accent have different hues', () => {
    const hues = [colours.focus, colours.danger, colours.accent].map(hue);
    for (const [at, one] of hues.entries())
      for (const other of hues.slice(at + 1)) expect(hueDistance(one, other)).toBeGreaterThan(30);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The hue of a colour, in degrees. */
function hue(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  ) as [number, number, number];
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return (angle * 180) / Math.PI;
}

const hueDistance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
