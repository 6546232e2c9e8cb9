import type { chakra as chakraFactory } from '@chakra-ui/react/styled-system';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import { createElement, type ElementType } from 'react';
import { useStyles } from './style-cache.ts';
import { css, isStyleName, type Recipe, recipeCss, type Styles } from './styles.ts';

type Props = Record<string, unknown>;

/**
 * Chakra's factory, with its types and the same styles, for phones: what styles come to is
 * remembered by component, where Chakra's own works it out again for every element at every
 * drawing, and an element is one component, where Emotion's own `jsx` makes three of it. Nothing
 * here reads a theme from React: there is one (styles.ts).
 */
function styled(tag: ElementType, recipe: Recipe = {}) {
  const variantKeys = Object.keys(recipe.variants ?? {});
  const known = new Map<string, SerializedStyles>();
  // biome-ignore lint/correctness/noComponentHookFactories: made once, never while drawing
  function Styled({ as: element = tag, ...props }: Props & { as?: ElementType }) {
    const variants: Props = {};
    const styles: Props = {};
    const attributes: Props = {};
    let look = '';
    for (const [name, value] of Object.entries(props)) {
      const place = variantKeys.includes(name)
        ? variants
        : isStyle(name, tag)
          ? styles
          : attributes;
      place[attributeNames[name] ?? name] = value;
      if (place !== attributes && value !== undefined) look += `${name}:${JSON.stringify(value)};`;
    }
    let serialised = known.get(look);
    if (!serialised) {
      serialised = serializeStyles([
        rulesOf(recipe, variants, styles as Styles) as Parameters<
          typeof serializeStyles
        >[0][number],
      ]);
      known.set(look, serialised);
    }
    const className = useStyles(serialised);
    return createElement(element, className ? { ...attributes, className } : attributes);
  }
  return Styled;
}

function rulesOf(recipe: Recipe, variants: Props, { css: listed, ...loose }: Styles) {
  const fromRecipe = recipeCss(recipe, variants);
  const own = [...([listed ?? []].flat() as Styles[]), loose].filter(
    (one) => Object.keys(one).length > 0,
  );
  const rules = own.length === 0 ? fromRecipe : css(fromRecipe, ...own);
  if (import.meta.env.DEV) {
    import('./chakra-reference.ts').then(({ assertMatchesChakra }) =>
      assertMatchesChakra(rules, recipe, variants, ...own),
    );
  }
  return rules;
}

/* Attributes that styles have taken the names of. */
const attributeNames: Record<string, string> = { htmlWidth: 'width', htmlHeight: 'height' };

const styleNames = new Map<string, boolean>();

function isStyle(name: string, tag: ElementType): boolean {
  if (name === 'd' && tag === 'path') return false;
  let isKnown = styleNames.get(name);
  if (isKnown === undefined) {
    isKnown = isStyleName(name);
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
