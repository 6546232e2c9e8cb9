import tables from '#generated/theme.json' with { type: 'json' };
import { type CssRules, type CssValue, fillTemplate, type ThemeTables } from './theme-tables.ts';

/*
 * Replaces Chakra's `css` and `cva`, with tables extracted from Chakra at build time
 * (scripts/bundle/theme-files.ts): creating a system of tokens and utilities on every visit cost a
 * cheap phone as much as rendering a page. In development every style is compared with Chakra's own
 * (chakra-reference.ts).
 */
const { conditions, breakpoints, shorthands, values, uses, shapes, cases } = tables as ThemeTables;
const properties = new Set((tables as ThemeTables).properties.split(' '));
const tokenValues = new Map(
  Object.entries(uses).flatMap(([name, list]) =>
    list.split(' ').map((property) => [property, values[name]]),
  ),
);

export type Styles = { [key: string]: CssValue | null | undefined | Styles };
export type Recipe = {
  base?: Styles;
  variants?: Record<string, Record<string, Styles>>;
  compoundVariants?: readonly Styles[];
  defaultVariants?: Record<string, CssValue>;
};

/** Is a property of a component a style? All others are attributes. */
export const isStyleName = (name: string) =>
  properties.has(name) || name.startsWith('--') || /[&@]/.test(name);

/** CSS as nested rules of some styles, later ones before earlier ones. */
export function css(...styles: Styles[]): CssRules {
  const rules: CssRules = {};
  resolve(merge({}, ...styles.map(withLongNames)), undefined, [], rules);
  return sortAtRules(rules);
}

/** CSS of a recipe for a choice of its variants. */
export function recipeCss(recipe: Recipe, variants: Record<string, unknown>): CssRules {
  const chosen: Record<string, unknown> = { ...recipe.defaultVariants };
  for (const [name, value] of Object.entries(variants))
    if (value !== undefined) chosen[name] = value;
  const parts = Object.entries(chosen).map(
    ([name, value]) => recipe.variants?.[name]?.[String(value)] ?? {},
  );
  const compounds = (recipe.compoundVariants ?? []).filter((compound) =>
    Object.entries(compound).every(([name, value]) => name === 'css' || chosen[name] === value),
  );
  const whole = merge({}, ...[recipe.base ?? {}, ...parts].map(withLongNames));
  return css(whole, ...compounds.map(({ css: own }) => css(own as Styles)));
}

function withLongNames(styles: Styles): Styles {
  const long: Styles = {};
  for (const [name, value] of Object.entries(styles))
    if (value != null)
      long[shorthands[name] ?? name] = isNested(value) ? withLongNames(value) : value;
  return long;
}

/** Puts later styles into a tree of styles, in all its branches. */
export function merge<Tree extends Styles | CssRules>(
  target: Tree,
  ...sources: (Styles | CssRules)[]
): Tree {
  for (const source of sources)
    for (const [key, value] of Object.entries(source)) {
      const there = target[key];
      const next = isNested(value) ? merge(isNested(there) ? there : {}, value) : value;
      (target as Styles)[key] = next;
    }
  return target;
}

const isNested = (value: unknown): value is Styles => typeof value === 'object' && value !== null;
const isCondition = (key: string) => key in conditions || key.startsWith('_') || /^@|&/.test(key);

/**
 * Writes styles into `rules`: conditions can contain a property (`_hover: { color }`) or be inside
 * it (`color: { _hover }`).
 */
function resolve(
  styles: Styles,
  property: string | undefined,
  around: string[],
  rules: CssRules,
): void {
  for (const [key, value] of Object.entries(styles)) {
    if (value == null) continue;
    const isName = property === undefined && !isCondition(key);
    const name = isName ? key : property;
    const selectors =
      isName || key === 'base' ? around : [...around, ...[conditions[key] ?? key].flat()];
    if (isNested(value)) resolve(value, name, selectors, rules);
    else if (name !== undefined) {
      let place = rules;
      for (const selector of selectors) {
        place[selector] ??= {};
        place = place[selector] as CssRules;
      }
      merge(place, rulesOf(name, value));
    }
  }
}

/** The rules of one property: its token, in its shape. */
function rulesOf(property: string, value: CssValue): CssRules {
  const isImportant = typeof value === 'string' && value.includes('!');
  const word = isImportant ? value.replace(/\s*!(important)?/i, '').trim() : value;
  const own = cases[property]?.[String(word)];
  const meant = tokenValues.get(property)?.[String(word)] ?? word;
  const shape = shapes[property];
  const rules = own ?? (shape ? fillTemplate(shape, meant) : { [property]: meant });
  return expandBreakpoints(rules, isImportant);
}

function expandBreakpoints(rules: CssRules, isImportant: boolean): CssRules {
  const done: CssRules = {};
  for (const [key, part] of Object.entries(rules)) {
    const place = key.startsWith('@breakpoint')
      ? (breakpoints[key.slice('@breakpoint '.length)] ?? key)
      : key;
    if (isNested(part)) done[place] = expandBreakpoints(part as CssRules, isImportant);
    else done[place] = isImportant && typeof part === 'string' ? `${part} !important` : part;
  }
  return done;
}

/**
 * Media queries behind everything else: from the narrowest upwards, then from the widest downwards,
 * then all others.
 */
function sortAtRules(rules: CssRules): CssRules {
  const [rest, media, containers]: [string, CssValue | CssRules][][] = [[], [], []];
  for (const [key, value] of Object.entries(rules)) {
    if (key.startsWith('@media')) media?.push([key, value]);
    else if (key.startsWith('@container')) containers?.push([key, value]);
    else rest?.push([key, isNested(value) ? sortAtRules(value as CssRules) : value]);
  }
  return Object.fromEntries([
    ...(rest ?? []),
    ...(media ?? []).sort(byQuery),
    ...(containers ?? []).sort(byQuery),
  ]);
}

const pixels: Record<string, number> = { ch: 8.8984375, em: 16, rem: 16, ex: 8.296875, px: 1 };

function lengthIn(query: string): number {
  const [, digits, unit = ''] = /(-?\d*\.?\d+)(ch|em|ex|px|rem)/.exec(query) ?? [];
  return digits === undefined ? Number.MAX_VALUE : Number.parseFloat(digits) * (pixels[unit] ?? 1);
}

function byQuery([one]: [string, unknown], [other]: [string, unknown]): number {
  const isFrom = (query: string) => /min-(width|height)/.test(query);
  const isUpTo = (query: string) => !isFrom(query) && /max-(width|height)/.test(query);
  if (isFrom(one) && isUpTo(other)) return -1;
  if (isUpTo(one) && isFrom(other)) return 1;
  const apart = lengthIn(one) - lengthIn(other);
  return (isUpTo(one) && isUpTo(other) ? -apart : apart) || one.localeCompare(other);
}
