import { longestRule } from '../longest-rule.ts';
import { urduTables } from './urdu-letters.ts';

/** A spelling of some Latin letters; the lower its cost, the likelier. */
export type Spelling = { text: string; cost: number };

const readingCost = 1;
/** Whether an `a` is long cannot be heard, so both are near. */
const otherLength = 0.5;
const maxPaths = 160;
const unwritten = '-';

/** The spellings that some Latin letters may have; none when a letter has no meaning. */
export function spellBySound(typed: string): Spelling[] {
  let paths: Spelling[] = [{ text: '', cost: 0 }];
  for (let at = 0; at < typed.length; ) {
    const found = longestRule(urduTables, typed, at);
    if (!found) return [];
    const { letters, readings } = found;
    const ordered = order(readings, letters, typed, at);
    paths = cheapest(
      paths.flatMap(({ text, cost }) =>
        ordered.map((reading, index) => ({
          text: reading === unwritten ? text : text + reading,
          cost: cost + costOf(letters, index),
        })),
      ),
    );
    at += letters.length;
    // A doubled consonant is written once.
    if (/^[^aeiou]$/.test(letters) && typed[at]?.toLowerCase() === letters) at += 1;
  }
  return paths.filter(({ text }) => text !== '');
}

const soundOfLastSyllable = /^[aiu]([^aeiou]|[bcdgjkpst]h)$/;

const costOf = (letters: string, index: number) =>
  index * (letters === 'a' ? otherLength : readingCost);

/** In the last syllable an `a` is mostly long behind one consonant, as in "bazar". */
function order(readings: readonly string[], letters: string, typed: string, at: number) {
  const isLong =
    letters === 'a' &&
    soundOfLastSyllable.test(typed.slice(at)) &&
    /[aeiou][^aeiou]$/.test(typed.slice(0, at));
  return isLong && readings[0] === unwritten ? ['ا', unwritten] : readings;
}

function cheapest(paths: Spelling[]): Spelling[] {
  const best = new Map<string, number>();
  for (const { text, cost } of paths)
    if (cost < (best.get(text) ?? Number.POSITIVE_INFINITY)) best.set(text, cost);
  return [...best]
    .map(([text, cost]) => ({ text, cost }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, maxPaths);
}
