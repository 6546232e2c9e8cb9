/** Nested rules: properties, and selectors or at-rules with more of them. */
export type CssRules = { [key: string]: CssValue | CssRules };
export type CssValue = string | number | boolean;

/** The place of the given value in a shape. */
export const valuePlaceholder = '\u0001';

/** The output of scripts/bundle/theme-files.ts. Lists of names are strings separated by spaces. */
export type ThemeTables = {
  /** Selectors and at-rules by the name of a condition: `_hover`, `md`. */
  conditions: Record<string, string | string[]>;
  /** The media queries of `@breakpoint mdDown`. */
  breakpoints: Record<string, string>;
  /** Names that are styles; all others are attributes. */
  properties: string;
  shorthands: Record<string, string>;
  /** Lists of tokens and keywords, and the properties that take them. */
  values: Record<string, Record<string, string>>;
  uses: Record<string, string>;
  /** The rules of properties that are not just themselves, for any value. */
  shapes: Record<string, CssRules>;
  /** The rules of single words that no pattern covers: `truncate: true`. */
  cases: Record<string, Record<string, CssRules>>;
};

/** A shape with the value in it. */
export function fillTemplate(shape: CssRules, value: CssValue): CssRules {
  const put = (part: CssValue | CssRules): CssValue | CssRules => {
    if (typeof part === 'object') return fillTemplate(part, value);
    if (part === valuePlaceholder) return value;
    return typeof part === 'string' ? part.replaceAll(valuePlaceholder, String(value)) : part;
  };
  return Object.fromEntries(
    Object.entries(shape).map(([key, part]) => [
      key.replace(valuePlaceholder, String(value)),
      put(part),
    ]),
  );
}
