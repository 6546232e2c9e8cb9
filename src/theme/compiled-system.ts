import type { SystemContext } from '@chakra-ui/react/styled-system';
import { slotRecipes } from './slot-recipes/index.ts';
import { css, isStyleName, merge, type Recipe, recipeCss, type Styles } from './styles.ts';

type Variants = Record<string, unknown>;
type SlotRecipe = { slots?: readonly string[]; base?: Record<string, Styles> } & Pick<
  Recipe,
  'defaultVariants'
> & { variants?: Record<string, Record<string, Record<string, Styles>>> };

/**
 * What Chakra's own components ask their system for, answered by the tables of the build
 * (styles.ts). `createSystem` would rebuild tokens and utilities, which takes a cheap phone half
 * a second. What Chakra's components do not ask for is not here: tokens as values, queries, global
 * styles.
 */
export const compiledSystem = {
  _config: { disableLayers: true },
  // In the page already (generated/theme.css).
  _global: [],
  isValidProperty: isStyleName,
  css: (...styles: Styles[]) => css(...styles.filter(Boolean)),
  cva,
  sva,
  getRecipeFn: () => cva(),
  getSlotRecipeFn: remembered((key?: string) =>
    sva(slotRecipes[key as keyof typeof slotRecipes] as unknown as SlotRecipe),
  ),
} as unknown as SystemContext;

/** A recipe as a function of its variants. */
function cva(recipe: Recipe = {}) {
  const variantKeys = Object.keys(recipe.variants ?? {});
  // Twice, as Chakra does: the rules of one style may be tokens themselves.
  const resolve = remembered((variants: Variants = {}) => css(recipeCss(recipe, variants)));
  return Object.assign(resolve, {
    __cva__: true as const,
    config: recipe,
    variantKeys,
    splitVariantProps: (props: Variants) => splitVariants(variantKeys, props),
    merge: (other: { config?: Recipe } & Recipe) =>
      cva(mergeRecipes(recipe, other.config ?? other)),
  });
}

/** The recipe of a component of several parts: the styles of each part, by its name. */
function sva({ slots = [], base = {}, variants = {}, defaultVariants = {} }: SlotRecipe = {}) {
  const variantKeys = Object.keys(variants);
  const parts = slots.map((slot) => {
    const own = mapValues(variants, (options) =>
      mapValues(options, (styles) => styles[slot] ?? {}),
    );
    return [slot, cva({ base: base[slot] ?? {}, variants: own, defaultVariants })] as const;
  });
  const resolve = remembered((chosen: Variants = {}) =>
    Object.fromEntries(parts.map(([slot, part]) => [slot, part(chosen)])),
  );
  return Object.assign(resolve, {
    variantKeys,
    classNameMap: {},
    splitVariantProps: (props: Variants) => splitVariants(variantKeys, props),
  });
}

function splitVariants(keys: readonly string[], props: Variants): [Variants, Variants] {
  const { recipe: _, ...own } = props;
  const pick = (isVariant: boolean) =>
    Object.fromEntries(Object.entries(own).filter(([name]) => keys.includes(name) === isVariant));
  return [pick(true), pick(false)];
}

const mergeRecipes = (one: Recipe, other: Recipe): Recipe => ({
  base: merge({}, one.base ?? {}, other.base ?? {}),
  variants: merge({}, one.variants ?? {}, other.variants ?? {}) as Recipe['variants'] & object,
  compoundVariants: [...(one.compoundVariants ?? []), ...(other.compoundVariants ?? [])],
  defaultVariants: { ...one.defaultVariants, ...other.defaultVariants },
});

const mapValues = <From, To>(from: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));

/** Returns the same object again for the same question: components compare it. */
function remembered<Argument, Result>(work: (argument?: Argument) => Result) {
  const known = new Map<string, Result>();
  return (argument?: Argument): Result => {
    const key = JSON.stringify(argument) ?? '';
    const found = known.get(key) ?? work(argument);
    known.set(key, found);
    return found;
  };
}
