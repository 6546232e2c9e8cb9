import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Recipe, Styles } from './styles.ts';
import { system } from './system.ts';
import type { Rules } from './theme-tables.ts';

/** What Chakra itself makes of a recipe, a choice of its variants, and styles of a component's own. */
export function chakraSays(recipe: Recipe, variants: Record<string, unknown>, ...own: Styles[]): Rules {
  // Its types leave `raw` out: the styles after one pass, where further passes change nothing.
  const read = system.cva(recipe as RecipeDefinition) as unknown as { raw: (chosen: object) => Rules };
  const fromRecipe = read.raw(variants);
  return own.length === 0
    ? fromRecipe
    : (system.css(fromRecipe as SystemStyleObject, ...(own as SystemStyleObject[])) as Rules);
}

/** While developing: says when the tables of the build tell other rules than Chakra does. @throws with both. */
export function agreeWithChakra(rules: Rules, ...asked: Parameters<typeof chakraSays>): void {
  const said = JSON.stringify(sorted(chakraSays(...asked)));
  const ours = JSON.stringify(sorted(rules));
  if (ours !== said)
    throw new Error(`Chakra says ${said}, the tables of the build say ${ours}. Run: npm run generate`);
}

/** Chakra remembers styles without their order. */
function sorted(rules: Rules): Rules {
  const entries = Object.entries(rules).sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === 'object' ? sorted(value) : value]),
  );
}
