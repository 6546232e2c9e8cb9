import { describe, expect, it } from 'vitest';
import { compiledSystem } from '#src/theme/compiled-system.ts';
import { slotRecipes } from '#src/theme/slot-recipes/index.ts';
import { system } from '#src/theme/system.ts';

type RecipeFunction = ((variants: object) => unknown) & {
  splitVariantProps: (props: object) => [object, object];
  merge: (other: unknown) => RecipeFunction;
};
type LooseSystem = {
  css: (...styles: object[]) => object;
  cva: (recipe: object) => RecipeFunction;
  sva: (recipe: object) => RecipeFunction;
  getSlotRecipeFn: (key: string) => RecipeFunction;
  isValidProperty: (name: string) => boolean;
};

const compiled = compiledSystem as unknown as LooseSystem;
const reference = system as unknown as LooseSystem;

const sized = {
  slots: ['root', 'label'],
  base: { root: { color: 'ink', _hover: { bg: 'accent' } } },
  variants: {
    size: {
      sm: { root: { padding: '2' }, label: { fontSize: 'sm' } },
      lg: { root: { padding: { base: '4', md: '8' } } },
    },
  },
  defaultVariants: { size: 'sm' },
};
const loose = { p: '3', color: 'accent.text', _focusVisible: { outline: 'none' } } as const;

describe('the compiled system', () => {
  it.each(Object.entries(slotRecipes))("resolves the slots of %s as Chakra's does", (key) => {
    expect(compiled.getSlotRecipeFn(key)({})).toEqual(reference.getSlotRecipeFn(key)({}));
  });

  it.each([{}, { size: 'lg' }, { size: undefined }])(
    "resolves the variants %o as Chakra's does",
    (chosen) => {
      expect(compiled.sva(sized)(chosen)).toEqual(reference.sva(sized)(chosen));
    },
  );

  it('resolves styles that were resolved before to the same', () => {
    const once = compiled.css(loose);
    expect(once).toEqual(reference.css(loose));
    expect(compiled.css(once, { margin: '1' })).toEqual(reference.css(once, { margin: '1' }));
  });

  it("splits variants from other properties as Chakra's does, and keeps its answers", () => {
    const props = { size: 'lg', id: 'a', recipe: sized };
    const [variants, others] = compiled.sva(sized).splitVariantProps(props);
    expect(variants).toEqual({ size: 'lg' });
    expect(others).toEqual({ id: 'a' });
    const recipe = compiled.sva(sized);
    expect(recipe({ size: 'lg' })).toBe(recipe({ size: 'lg' }));
  });

  it("merges recipes as Chakra's does", () => {
    const base = { base: { color: 'ink' }, variants: { wide: { true: { width: 'full' } } } };
    const more = { base: { bg: 'accent' }, variants: { wide: { true: { maxWidth: 'page' } } } };
    for (const chosen of [{}, { wide: true }])
      expect(compiled.cva(base).merge(compiled.cva(more))(chosen)).toEqual(
        reference.cva(base).merge(reference.cva(more))(chosen),
      );
  });

  it('distinguishes a style from an attribute', () => {
    expect(compiled.isValidProperty('paddingInline')).toBe(true);
    expect(compiled.isValidProperty('aria-label')).toBe(false);
  });
});
