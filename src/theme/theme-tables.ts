/** Nested rules: properties, and selectors or at-rules with more of them. */
export type Rules = { [key: string]: Value | Rules };
export type Value = string | number | boolean;

/** Where a shape holds the value that is given. */
export const given = '\u0001';

/** What scripts/theme.ts writes of the theme. Lists of names are texts with spaces between. */
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
  shapes: Record<string, Rules>;
  /** The rules of single words that no shape tells: `truncate: true`. */
  cases: Record<string, Record<string, Rules>>;
};

/** A shape with the value in it. */
export function fill(shape: Rules, value: Value): Rules {
  const put = (part: Value | Rules): Value | Rules => {
    if (typeof part === 'object') return fill(part, value);
    if (part === given) return value;
    return typeof part === 'string' ? part.replaceAll(given, String(value)) : part;
  };
  return Object.fromEntries(
    Object.entries(shape).map(([key, part]) => [key.replace(given, String(value)), put(part)]),
  );
}
