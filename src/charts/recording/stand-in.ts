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

/**
 * A text of the same shape: as long, with a fixed letter of the same script for each letter and
 * fixed digits, so that validations give the same result. Punctuation and the names of HTML tags
 * stay.
 */
export function standIn(text: string): string {
  if (/^\s*</.test(text)) return text.replace(/<[^>]*>|[^<]+/g, standInMarkup);
  return text
    .replace(
      /^(https?:\/\/|\/(?:pictures|videos)\/)?([\s\S]*)$/i,
      (_, start = '', rest: string) => start + letters(rest),
    )
    .replace(/\d+/g, digits);
}

function standInMarkup(part: string): string {
  if (!part.startsWith('<')) return standIn(part);
  return part.replace(/"[^"]*"|'[^']*'/g, (value) => value[0] + standIn(value.slice(1)));
}

/** A number with as many digits. */
export const standInNumber = (value: number): number => Number(digits(String(value))) || 0;

const letters = (text: string) => text.replace(/[\p{L}\p{M}]/gu, letter);

function letter(char: string): string {
  const [, plain, mark] = scripts.find(([script]) => script.test(char)) ?? [];
  if (/\p{M}/u.test(char)) return mark ?? char;
  return plain ?? (char === char.toLowerCase() ? 'a' : 'A');
}

/** The first digit of a number stays within 6 to 9, as mobile numbers need it, 1 to 5, or 0. */
function digits(run: string): string {
  if (!/^\d/.test(run)) return '0'.repeat(run.length);
  const first = run >= '6' ? '9' : run >= '1' ? '1' : '0';
  return first + '0'.repeat(run.length - 1);
}
