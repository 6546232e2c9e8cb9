import { isCompleteCode } from '../auth/one-time-code.ts';
import type { FieldCode } from '../contract/error-codes.ts';
import { countGraphemes } from '../language/graphemes.ts';
import { limits } from '../limits.ts';
import { isWebAddress } from '../navigation/web-address.ts';
import { normalisePhone } from '../person/phone.ts';

/** Codes that only forms distinguish, with their equivalents in the contract. */
const formRules = {
  'list-required': 'required',
  'more-than-5-digits': 'malformed',
  'not-characters': 'malformed',
  'not-decimal': 'malformed',
  'not-integer': 'malformed',
  'email-malformed': 'malformed',
  'phone-not-10-digits': 'malformed',
  'phone-malformed': 'malformed',
  'code-incomplete': 'malformed',
  'range-incomplete': 'required',
  'characters-not-allowed': 'not-allowed',
  'json-malformed': 'malformed',
  'ends-before-start': 'not-allowed',
} as const satisfies Record<string, FieldCode>;

type LengthCode = 'too-short' | 'too-long';

/** Which rule a value breaks: the contract's field codes, and those that only forms know. */
export type RuleName = FieldCode | keyof typeof formRules;

/** The rule by its name; a length may say behind it what would be right (`too-long:30`). */
export type RuleCode = RuleName | `${LengthCode}:${number}`;

/**
 * A rule of spec point 5. Only the `required` ones mind an empty value, so that they can be put
 * together freely.
 */
export type Rule<Value> = (value: Value) => RuleCode | null;

const matchesPattern =
  (pattern: RegExp, code: RuleCode): Rule<string> =>
  (value) =>
    value.trim() === '' || pattern.test(value.trim()) ? null : code;

export const required: Rule<string> = (value) => (value.trim() === '' ? 'required' : null);

export const requiredList: Rule<readonly unknown[]> = (values) =>
  values.length === 0 ? 'list-required' : null;

/** "Only 5 digits allowed." */
export const atMostFiveDigits = matchesPattern(/^\d{1,5}$/, 'more-than-5-digits');
/** "Required to be number" */
export const digitsOnly = matchesPattern(/^\d+$/, 'not-a-number');
/** "Required to be character" */
export const noDigits = matchesPattern(/^\P{Decimal_Number}+$/u, 'not-characters');
/** "Should be in decimal" */
export const decimal = matchesPattern(/^[+-]?(\d+(\.\d+)?|\.\d+)$/, 'not-decimal');
/** "Should be integer" */
export const integer = matchesPattern(/^[+-]?\d+$/, 'not-integer');
/** "Please enter a valid email" */
export const email = matchesPattern(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'email-malformed');

/** The key of a source: small letters, digits and hyphens, as the contract has it. */
export const sourceKey = matchesPattern(/^[a-z0-9-]+$/, 'malformed');
/** The address of a page or feed on the web. */
export const webAddress: Rule<string> = (text) =>
  text.trim() === '' || isWebAddress(text.trim()) ? null : 'malformed';

const digitsInGroups = /^[\p{Decimal_Number}\s().\p{Dash_Punctuation}\p{Format}]+$/u;

/**
 * "Phone number should be 10 digits only" for digits that are too many or too few, else "… a valid
 * phone number".
 */
export const phone: Rule<string> = (value) => {
  if (value.trim() === '' || normalisePhone(value) !== null) return null;
  return digitsInGroups.test(value) ? 'phone-not-10-digits' : 'phone-malformed';
};

/** The digits of a one-time code, as many as it has. */
export const codeOfLength =
  (digits: number): Rule<string> =>
  (value) =>
    value.trim() === '' || isCompleteCode(value, digits) ? null : 'code-incomplete';

export const completeCode = codeOfLength(limits.otpDigits);

/** Counted as readers count, in graphemes, without the blanks around. */
export const atLeast =
  (min: number): Rule<string> =>
  (value) => {
    const length = countGraphemes(value.trim());
    return length > 0 && length < min ? `too-short:${min}` : null;
  };

/** Counted as readers count, in graphemes, without the blanks around. */
export const atMost =
  (max: number): Rule<string> =>
  (value) =>
    countGraphemes(value.trim()) > max ? `too-long:${max}` : null;

/** Spec point 5. */
export const forbiddenCharacters = '~@$^()+=|/<>';

/** Names and titles of records may not hold the forbidden characters. */
export const noForbiddenCharacters: Rule<string> = (value) =>
  Array.from(value).some((character) => forbiddenCharacters.includes(character))
    ? 'characters-not-allowed'
    : null;

/** Both ends, or neither. */
export const completeRange: Rule<{ from: string | null; to: string | null }> = ({ from, to }) =>
  Boolean(from) === Boolean(to) ? null : 'range-incomplete';

/** The last day of a range is not before the first. Days as YYYY-MM-DD. */
export const orderedRange: Rule<{ from: string | null; to: string | null }> = ({ from, to }) =>
  from && to && to < from ? 'ends-before-start' : null;

/** HTML with something to read in it; tags, blanks and characters without width are nothing. */
export const richTextRequired: Rule<string> = (html) => {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(nbsp|#160|zwj|zwnj|shy);/g, '');
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text) ? null : 'required';
};

export const json: Rule<string> = (value) => {
  if (value.trim() === '') return null;
  try {
    JSON.parse(value);
    return null;
  } catch {
    return 'json-malformed';
  }
};

/** A rule that each text of a list follows. */
export const eachOf =
  (rule: Rule<string>): Rule<readonly string[]> =>
  (texts) => {
    for (const text of texts) {
      const broken = rule(text);
      if (broken) return broken;
    }
    return null;
  };

/** Lists with at most this many entries. */
export const atMostEntries =
  (max: number): Rule<readonly unknown[]> =>
  (entries) =>
    entries.length > max ? 'too-many' : null;

/** The first of these rules that the value breaks. */
export function findBrokenRule<Value>(
  value: Value,
  rules: readonly Rule<Value>[],
): RuleCode | null {
  for (const rule of rules) {
    const code = rule(value);
    if (code) return code;
  }
  return null;
}

/**
 * The rule without its length, and the length: `too-long:30` is `{ name: 'too-long', length: 30 }`.
 */
export function parseRuleCode(code: RuleCode): { name: RuleName; length: number | null } {
  const [name, length] = code.split(':') as [RuleName, string | undefined];
  return { name, length: length === undefined ? null : Number(length) };
}

/** How the contract calls what a value breaks. */
export function toFieldCode(code: RuleCode): FieldCode {
  const { name } = parseRuleCode(code);
  return name in formRules ? formRules[name as keyof typeof formRules] : (name as FieldCode);
}
