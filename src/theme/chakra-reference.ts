import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Recipe, Styles } from './styles.ts';
import { system } from './system.ts';
import type { CssRules } from './theme-tables.ts';

/** Chakra's own result for a recipe, its chosen variants, and the styles of a component. */
export function chakraRules(
  recipe: Recipe,
  variants: Record<string, unknown>,
  ...own: Styles[]
): CssRules {
  // Its types leave `raw` out: the styles after one pass, where further passes change nothing.
  const read = system.cva(recipe as RecipeDefinition) as unknown as {
    raw: (chosen: object) => CssRules;
  };
  const fromRecipe = read.raw(variants);
  return own.length === 0
    ? fromRecipe
    : (system.css(fromRecipe as SystemStyleObject, ...(own as SystemStyleObject[])) as CssRules);
}

/**
 * While developing: reports when the tables of the build differ from Chakra's rules. @throws
 * with both.
 */
export function assertMatchesChakra(
  rules: CssRules,
  ...request: Parameters<typeof chakraRules>
): void {
  const expected = JSON.stringify(sorted(chakraRules(...request)));
  const actual = JSON.stringify(sorted(rules));
  if (actual !== expected)
    throw new Error(
      `Chakra says ${expected}, the tables of the build say ${actual}. Run: npm run generate`,
    );
}

/** Chakra remembers styles without their order. */
function sorted(rules: CssRules): CssRules {
  const entries = Object.entries(rules).sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === 'object' ? sorted(value) : value]),
  );
}
