import { describe, expect, it } from 'vitest';
import {
  type ColorPair,
  colorPairs,
  colorTokens,
  contrast,
  contrastLevel,
  decorativeColors,
  requiredContrast,
  tokenContrast,
} from '#src/theme/contrast.ts';
import { palette } from '#src/theme/palette.ts';

/*
 * WCAG 2.2, 1.4.3 (text 4.5:1) and 1.4.11 (what shows a control 3:1), for every pair that the
 * portal puts together. The page "Foundations/Colour" of Storybook shows the same list.
 */

const recipes = import.meta.glob<Record<string, unknown>>(
  '../../../../src/theme/{recipes,slot-recipes}/*.ts',
  { eager: true },
);

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.each(colorPairs)('$color is clear as $shows on $ground', (pair) => {
    expect(tokenContrast(pair, mode)).toBeGreaterThanOrEqual(requiredContrast[pair.shows]);
  });

  it('the focus ring, errors and the accent have different hues', () => {
    const { focus, danger, accent } = palette[mode];
    const hues = [focus, danger, accent].map(hue);
    for (const [at, one] of hues.entries())
      for (const other of hues.slice(at + 1)) expect(hueDistance(one, other)).toBeGreaterThan(30);
  });
});

describe('the list of pairs', () => {
  it('has every colour, except those that carry no meaning', () => {
    const listed = new Set(colorPairs.flatMap(({ color, ground }) => [color, ground]));
    const missing = colorTokens.map(({ name }) => name).filter((name) => !listed.has(name));
    expect(missing.sort()).toEqual(Object.keys(decorativeColors).sort());
  });

  it('has every text and ground that a recipe puts together', () => {
    const listed = new Set(colorPairs.filter(isText).map(pairName));
    const found = [...new Set(pairsIn(recipes).map(pairName))];
    expect(found).toContain('accent.contrast on accent');
    expect(found.filter((name) => !listed.has(name))).toEqual([]);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

it('names the level of a contrast', () => {
  expect([4.49, 4.5, 7].map((ratio) => contrastLevel(ratio, 'text'))).toEqual([null, 'AA', 'AAA']);
  expect([2.99, 3, 21].map((ratio) => contrastLevel(ratio, 'graphics'))).toEqual([
    null,
    'AA',
    'AA',
  ]);
});

const isText = ({ shows }: ColorPair) => shows === 'text';
const pairName = ({ color, ground }: Omit<ColorPair, 'shows'>) => `${color} on ${ground}`;

/** The text colours and grounds that are set in one place of some styles. */
function pairsIn(styles: object): Omit<ColorPair, 'shows'>[] {
  const names = new Set(colorTokens.map(({ name }) => name));
  const { bg, color } = styles as { bg?: unknown; color?: unknown };
  const own =
    typeof bg === 'string' && typeof color === 'string' && names.has(bg) && names.has(color)
      ? [{ color, ground: bg }]
      : [];
  const inner = Object.values(styles).filter((one) => typeof one === 'object' && one !== null);
  return [...own, ...inner.flatMap(pairsIn)];
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
