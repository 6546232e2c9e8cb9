import type { SystemContext } from '@chakra-ui/react/styled-system';
import { allCssProperties } from '@pandacss/is-valid-prop';
import {
  type CssRules,
  type CssValue,
  fillTemplate,
  type ThemeTables,
  valuePlaceholder,
} from '../../src/theme/theme-tables.ts';

/* Families of Chakra's that the portal's styles do without: no phone has to fetch them. */
const leftOut =
  /^(_(peer|group)|backdrop[A-Z]|backgroundGradient|gradient|divide|space[XY]|(focus|focusVisible)Ring|ring|scrollSnap|scrollbar$|borderSpacing|debug|boxShadowColor)|Shadow$|^(blur|brightness|contrast|grayscale|hueRotate|invert|saturate|sepia|rotate|skew|translate)[XY]?$/;
const isOffered = (name: string) => name === 'boxShadow' || !leftOut.test(name);

/**
 * Chakra's knowledge of a theme, as tables: everything that its own `css` looks up or computes
 * while rendering.
 */
export function themeTables(theme: SystemContext): ThemeTables {
  const { conditions, utility, breakpoints, properties } = theme;
  const values: ThemeTables['values'] = {};
  const uses: Record<string, string[]> = {};
  const shapes: ThemeTables['shapes'] = {};
  const cases: ThemeTables['cases'] = {};
  const nameOf = new Map<string, string>();
  for (const property of Object.keys(theme._config.utilities ?? {}).filter(isOffered)) {
    const shape = utility.transform(property, valuePlaceholder) as CssRules;
    if (!isSame(shape, { [property]: valuePlaceholder })) shapes[property] = shape;
    const { table, own } = meanings(theme, property, shape);
    if (Object.keys(own).length > 0) cases[property] = own;
    if (Object.keys(table).length === 0) continue;
    // Many properties take the same tokens: each list is stored once, with the first property that
    // takes it.
    const text = JSON.stringify(table);
    const name = nameOf.get(text) ?? property;
    nameOf.set(text, name);
    values[name] = table;
    uses[name] = [...(uses[name] ?? []), property];
  }
  return {
    conditions: Object.fromEntries(
      conditions
        .keys()
        .filter(isOffered)
        .map((key) => [key, conditions.resolve(key)]),
    ),
    breakpoints: breakpoints.conditions,
    properties: [...new Set([...properties, ...allCssProperties])].join(' '),
    shorthands: Object.fromEntries(utility.shorthands),
    values,
    uses: Object.fromEntries(Object.entries(uses).map(([name, list]) => [name, list.join(' ')])),
    shapes,
    cases,
  };
}

/**
 * The values of a property: `table` for those that become a value, `own` for those that become
 * rules of their own.
 */
function meanings(theme: SystemContext, property: string, shape: CssRules) {
  const table: Record<string, string> = {};
  const own: Record<string, CssRules> = {};
  const learn = (word: CssValue, meant: CssValue) => {
    const rules = theme.utility.transform(property, word) as CssRules;
    if (!isSame(rules, fillTemplate(shape, meant))) own[String(word)] = rules;
    else if (typeof meant === 'string' && meant !== word) table[String(word)] = meant;
  };
  for (const [word, meant] of Object.entries(listedValues(theme, property)))
    if (typeof meant === 'string') learn(word, meant);
  for (const keyword of [true, false, 'none', 'auto']) learn(keyword, keyword);
  return { table, own };
}

function listedValues(theme: SystemContext, property: string): Record<string, unknown> {
  const values: unknown = theme._config.utilities?.[property]?.values;
  const ofCategory = (category: string) => theme.tokens.getCategoryValues(category) ?? {};
  if (typeof values === 'string') return ofCategory(values);
  if (typeof values === 'function') return values(ofCategory);
  if (Array.isArray(values)) return Object.fromEntries(values.map((value) => [value, value]));
  const listed = (values ?? {}) as Record<string, unknown>;
  return 'type' in listed ? {} : listed;
}

const isSame = (one: CssRules, other: CssRules) => JSON.stringify(one) === JSON.stringify(other);
