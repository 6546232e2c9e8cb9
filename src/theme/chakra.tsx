import type {
  chakra as chakraFactory,
  RecipeDefinition,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { css, jsx, type SerializedStyles } from '@emotion/react';
import type { ElementType } from 'react';
import { system } from './system.ts';

type Props = Record<string, unknown>;

/** What Chakra makes of a recipe; its types leave `raw` out: the styles of a choice of variants, after one pass. */
type ReadRecipe = { raw: (variants: Props) => ReturnType<typeof system.css> };

/**
 * Chakra's factory, with its types and the same styles under the same class names, for phones: the recipe is read once, when the
 * component is first drawn, and what styles come to is remembered by component, where Chakra's own does all of it again for
 * every element at every drawing. Nothing here reads a theme from React, so `system` is the only one.
 */
function styled(tag: ElementType, recipe: RecipeDefinition = {}) {
  const variantKeys = Object.keys(recipe.variants ?? {});
  let read: ReadRecipe | undefined;
  const known = new Map<string, SerializedStyles>();
  // biome-ignore lint/correctness/noComponentHookFactories: made once by a module, as by Chakra's own, never while drawing
  function Styled({ as: element = tag, ...props }: Props & { as?: ElementType }) {
    const variants: Props = {};
    const styles: Props = {};
    const attributes: Props = {};
    let look = '';
    for (const [name, value] of Object.entries(props)) {
      const place = variantKeys.includes(name) ? variants : isStyle(name, tag) ? styles : attributes;
      place[attributeNames[name] ?? name] = value;
      if (place !== attributes && value !== undefined) look += `${name}:${JSON.stringify(value)};`;
    }
    let serialised = known.get(look);
    if (!serialised) {
      read ??= system.cva(recipe) as unknown as ReadRecipe;
      // Each further pass of Chakra's costs as much as the first, and changes nothing.
      const fromRecipe = read.raw(variants);
      const { css: own, ...loose } = styles as Record<string, SystemStyleObject>;
      const isWhole = Object.keys(styles).length === 0;
      serialised = css(isWhole ? fromRecipe : system.css(fromRecipe, ...[own ?? []].flat(), loose));
      known.set(look, serialised);
    }
    return jsx(element, serialised.styles === '' ? attributes : { ...attributes, css: serialised });
  }
  return Styled;
}

/* Attributes that styles have taken the names of. */
const attributeNames: Record<string, string> = { htmlWidth: 'width', htmlHeight: 'height' };

const styleNames = new Map<string, boolean>();

function isStyle(name: string, tag: ElementType): boolean {
  if (name === 'd' && tag === 'path') return false;
  let isKnown = styleNames.get(name);
  if (isKnown === undefined) {
    isKnown = system.isValidProperty(name);
    styleNames.set(name, isKnown);
  }
  return isKnown;
}

const bare = new Map<string, ReturnType<typeof styled>>();

/** `chakra('div', recipe)` makes a component; `chakra.div` is one without a recipe. */
export const chakra = new Proxy(styled, {
  get(_, tag: string) {
    const made = bare.get(tag) ?? styled(tag as ElementType);
    bare.set(tag, made);
    return made;
  },
}) as unknown as typeof chakraFactory;
