import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import tables from '#generated/theme.json' with { type: 'json' };
import { chakraRules } from '#src/theme/chakra-reference.ts';
import { buttonRecipe } from '#src/theme/recipes/button.ts';
import { controlRecipe } from '#src/theme/recipes/control.ts';
import { dialogRecipe, drawerRecipe } from '#src/theme/recipes/overlay.ts';
import { css, isStyleName, type Recipe, recipeCss, type Styles } from '#src/theme/styles.ts';
import { system } from '#src/theme/system.ts';
import type { ThemeTables } from '#src/theme/theme-tables.ts';

const { conditions, uses, values, shapes, cases, shorthands, breakpoints } = tables as ThemeTables;
const recipes = { buttonRecipe, controlRecipe, dialogRecipe, drawerRecipe } as unknown as Record<
  string,
  Recipe
>;

/** Every choice of a recipe's variants, and none of each. */
function choices({ variants = {} }: Recipe): Record<string, unknown>[] {
  return Object.entries(variants).reduce<Record<string, unknown>[]>(
    (known, [name, options]) =>
      known.flatMap((choice) => [
        choice,
        ...Object.keys(options).map((option) => ({
          ...choice,
          [name]: option === 'true' || option,
        })),
      ]),
    [{}],
  );
}

const tokensOf = (name: string) => Object.keys(values[name] ?? {});
const withTokens = Object.entries(uses).flatMap(([name, list]) =>
  list.split(' ').map((property) => ({ property, words: tokensOf(name) })),
);
const plain = ['display', 'opacity', 'content', '--own', ...Object.keys(shapes)].map(
  (property) => ({
    property,
    words: ['none', '3px', '1px!', 'var(--own) !important'],
  }),
);
const own = Object.entries(cases).map(([property, known]) => ({
  property,
  words: Object.keys(known).filter((word) => word !== 'true' && word !== 'false'),
}));
const offered = [...withTokens, ...plain, ...own].filter(({ words }) => words.length > 0);
const longNames = Object.entries(shorthands);

/** A property with a token, a keyword or a length, now and then by its short name. */
const declaration = fc
  .tuple(fc.constantFrom(...offered), fc.nat(), fc.boolean())
  .map(([{ property, words }, index, isShort]): [string, string] => {
    const short = longNames.find(([, long]) => long === property)?.[0];
    return [isShort && short ? short : property, words[index % words.length] ?? 'none'];
  });
const condition = fc.constantFrom(
  ...Object.keys(conditions),
  ...['&:focus > span', '@supports (gap: 1px)'],
);
const responsive = fc
  .tuple(declaration, fc.subarray(Object.keys(breakpoints), { minLength: 1 }))
  .map(([[name, value], widths]): [string, Styles] => [
    name,
    { base: value, ...Object.fromEntries(widths.map((width) => [width, value])) },
  ]);
const flat = fc.array(fc.oneof(declaration, responsive), { maxLength: 4 });
const styles: fc.Arbitrary<Styles> = fc
  .tuple(flat, fc.array(fc.tuple(condition, flat), { maxLength: 3 }))
  .map(([around, nested]) => ({
    ...Object.fromEntries(around),
    ...Object.fromEntries(nested.map(([name, inside]) => [name, Object.fromEntries(inside)])),
  }));

describe('the styles by the tables of the build', () => {
  for (const [name, recipe] of Object.entries(recipes))
    it(`are Chakra's own, in its order, for every choice of ${name}`, () => {
      for (const choice of choices(recipe))
        expect(JSON.stringify(recipeCss(recipe, choice)), JSON.stringify(choice)).toBe(
          JSON.stringify(chakraRules(recipe, choice)),
        );
    });

  it("are Chakra's own for whatever a component asks for besides", () => {
    fc.assert(
      fc.property(styles, styles, (first, second) => {
        expect(css(first, second)).toEqual(chakraRules({ base: {} }, {}, first, second));
      }),
      { numRuns: 500, seed: 20 },
    );
  });

  it('distinguish a style from an attribute as Chakra does', () => {
    const names =
      'bg px hideBelow _hover md css color width id href aria-label onClick viewBox htmlFor ref & --x';
    for (const name of names.split(' '))
      expect(isStyleName(name), name).toBe(system.isValidProperty(name));
  });
});
