import { colors, type palette } from './palette.ts';

/** Where one colour lies on another, and what it shows there. */
export type ColorPair = { color: string; ground: string; shows: 'text' | 'graphics' };

/** The least contrast of WCAG 2.2 at level AA: 1.4.3 for text, 1.4.11 for graphics. */
export const requiredContrast = { text: 4.5, graphics: 3 } as const;

const grounds = ['surface', 'surface.raised', 'surface.sunken'];
const texts = [
  'ink',
  'ink.muted',
  'ink.subtle',
  'accent.text',
  'success',
  'warning',
  'danger',
  'info',
];
const pairs = (shows: ColorPair['shows'], list: [color: string, ground: string][]) =>
  list.map(([color, ground]): ColorPair => ({ color, ground, shows }));
const onGrounds = (names: string[], on = grounds) =>
  names.flatMap((name) => on.map((ground): [string, string] => [name, ground]));

/** Every pair that the portal puts together. */
export const colorPairs: ColorPair[] = [
  ...pairs('text', [
    ...onGrounds(texts),
    ['ink.inverse', 'surface.inverse'],
    ['ink.night', 'surface.night'],
    ['marker', 'surface.night'],
    ['accent.contrast', 'accent'],
    ['accent.contrast', 'accent.hover'],
    ...onGrounds(
      ['ink'],
      ['success.soft', 'warning.soft', 'danger.soft', 'info.soft', 'accent.soft'],
    ),
    ['accent.text', 'accent.soft'],
    ['marker.contrast', 'marker'],
    ['ink', 'marker.soft'],
    ['ink', 'marker.stroke'],
    ['success', 'success.soft'],
    ['warning', 'warning.soft'],
    ['danger', 'danger.soft'],
    ['info', 'info.soft'],
  ]),
  ...pairs('graphics', [
    ...onGrounds(['line.strong', 'accent', 'tick']),
    ...onGrounds(['focus'], [...grounds, 'surface.night']),
  ]),
];

/** Colours that carry no meaning, for which WCAG asks no contrast, with the reason. */
export const decorativeColors: Record<string, string> = {
  'surface.waiting': 'Shape that stands for content while it loads; a text says so too.',
  line: 'Separates parts that space and headings already separate.',
  scrim: 'Translucent ground behind a dialog, which hides the page.',
};

type ColorMode = keyof typeof palette;
export type ColorToken = { name: string } & Record<ColorMode, string>;
type Shade = { value: { base: string; _dark: string } };
type ShadeGroup = { [name: string]: Shade | ShadeGroup };

/** The colours by the names that components use, with their value in each mode. */
export const colorTokens: ColorToken[] = listColors(colors);

function listColors(group: ShadeGroup, prefix = ''): ColorToken[] {
  return Object.entries(group).flatMap(([key, entry]) => {
    const name = key === 'DEFAULT' ? prefix : [prefix, key].filter(Boolean).join('.');
    if (!isShade(entry)) return listColors(entry, name);
    return [{ name, light: entry.value.base, dark: entry.value._dark }];
  });
}

function isShade(entry: Shade | ShadeGroup): entry is Shade {
  return 'value' in entry && 'base' in entry.value && typeof entry.value.base === 'string';
}

/** The contrast of two tokens in a mode, from 1 to 21. @throws for an unknown name. */
export function tokenContrast({ color, ground }: ColorPair, mode: ColorMode): number {
  return contrast(colorValue(color, mode), colorValue(ground, mode));
}

/** The value of a token in a mode. @throws for an unknown name. */
export function colorValue(name: string, mode: ColorMode): string {
  const token = colorTokens.find((one) => one.name === name);
  if (!token) throw new Error(`The theme has no colour ${name}.`);
  return token[mode];
}

/** The contrast ratio of WCAG 2.2 between two colours in `#rrggbb` form, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other));
  const darker = Math.min(luminance(one), luminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const linear = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** The level of WCAG 2.2 that a contrast reaches; null below the least. Graphics have AA only. */
export function contrastLevel(ratio: number, shows: ColorPair['shows']): 'AA' | 'AAA' | null {
  if (ratio < requiredContrast[shows]) return null;
  return shows === 'text' && ratio >= 7 ? 'AAA' : 'AA';
}
