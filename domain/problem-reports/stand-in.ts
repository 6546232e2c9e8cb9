import { latinDigits } from '../language/digits.ts';
import { articleTags } from '../post/article.ts';

/** A letter and a combining mark of each script that people write in here. */
const scripts: [script: RegExp, letter: string, mark: string][] = [
  [/\p{Script=Devanagari}/u, 'क', 'ि'],
  [/\p{Script=Bengali}/u, 'ক', 'ি'],
  [/\p{Script=Gurmukhi}/u, 'ਕ', 'ਿ'],
  [/\p{Script=Gujarati}/u, 'ક', 'િ'],
  [/\p{Script=Oriya}/u, 'କ', 'ି'],
  [/\p{Script=Tamil}/u, 'க', 'ி'],
  [/\p{Script=Telugu}/u, 'క', 'ి'],
  [/\p{Script=Kannada}/u, 'ಕ', 'ಿ'],
  [/\p{Script=Malayalam}/u, 'ക', 'ി'],
  [/\p{Script=Arabic}/u, 'ک', 'ِ'],
];
/** Tags of an article. Others may be words of a person between angle brackets. */
const tag = new RegExp(
  `</?(?:${articleTags.join('|')})(?:\\s+[a-z-]{1,20}(?:="[^"]*")?)*\\s*/?>`,
  'g',
);
/** The address of a confidential file, of the portal's own words and an id. */
const fileAddress = /^\/api\/confidential\/image\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A text of the same shape: as long, with a fixed letter of the same script for each letter and
 * fixed digits, so that validations give the same result. Punctuation and the HTML tags of the
 * editor stay. The stand-in of a stand-in is itself.
 */
export function standIn(text: string): string {
  if (fileAddress.test(text)) return text;
  if (!/^\s*</.test(text)) return standInPlain(text);
  let result = '';
  let end = 0;
  for (const { 0: found, index } of text.matchAll(tag)) {
    result += standInPlain(text.slice(end, index)) + standInTag(found);
    end = index + found.length;
  }
  return result + standInPlain(text.slice(end));
}

const standInTag = (found: string) =>
  found.replace(/"([^"]*)"/g, (_, value: string) =>
    uuid.test(value) ? `"${value}"` : `"${standInPlain(value)}"`,
  );

const standInPlain = (text: string): string =>
  text
    .replace(
      /^(https?:\/\/|\/(?:pictures|videos)\/)?([\s\S]*)$/i,
      (_, start = '', rest: string) => start + rest.replace(/[\p{L}\p{M}]/gu, letter),
    )
    .replace(/\p{N}+/gu, digits);

/** A number with as many digits. */
export const standInNumber = (value: number): number => Number(digits(String(value))) || 0;

function letter(char: string): string {
  const [, plain, mark] = scripts.find(([script]) => script.test(char)) ?? [];
  if (/\p{M}/u.test(char)) return mark ?? char;
  return plain ?? (char === char.toLowerCase() ? 'a' : 'A');
}

/** The first digit of a number stays within 6 to 9, as mobile numbers need it, 1 to 5, or 0. */
function digits(run: string): string {
  const [first = ''] = latinDigits(run);
  const kept = first >= '6' ? '9' : first >= '1' ? '1' : '0';
  return kept + '0'.repeat(run.length - 1);
}
