import { soundAgreement, soundSkeleton, wordSkeletons } from './sound-agreement.ts';
import { spellBySound } from './spell-by-sound.ts';

/** A language that leaves out its short vowels: its words are found by their sound. */
export type AbjadScheme = { findWords: (latin: string, most: number) => string[] };

const longestTyped = 40;
/** The penalty of a word spelled by rule against a common one, and less where its stem is known. */
const [spelledByRule, knownStem] = [2.2, 0.8];
/** How far the rarest of the common words is behind the most common one. */
const rarest = 0.5;
/** A common word that agrees less than this with what was typed is another word. */
const tooFar = 3;
const endings = ['یوں', 'یاں', 'وں', 'یں', 'ئے', 'ی', 'ے', 'ا', 'و', 'ہ'];

const isLatin = (typed: string) => /^[a-z]+$/i.test(typed);

/** Reads a list of words, the most common first; each that is typed otherwise as `allah=اللہ`. */
export function abjadScheme(list: string): AbjadScheme {
  const words: string[] = [];
  const typedSpellings = new Map<string, string>();
  for (const entry of list.trim().split(/\s+/)) {
    const [first = '', second] = entry.split('=');
    words.push(second ?? first);
    if (second) typedSpellings.set(first, second);
  }
  const ranks = new Map([...new Set(words)].map((word, rank) => [word, rank]));
  const index = indexBySkeleton(ranks.keys());
  const stems = new Set([...ranks.keys()].map(stemOf));
  return {
    findWords(latin, most) {
      if (!isLatin(latin) || latin.length > longestTyped) return [];
      const typed = latin.charAt(0).toLowerCase() + latin.slice(1);
      const lower = typed.toLowerCase();
      const costs = new Map<string, number>();
      const offer = (word: string, cost: number) => {
        if (cost < (costs.get(word) ?? Number.POSITIVE_INFINITY)) costs.set(word, cost);
      };
      for (const { text, cost } of spellBySound(typed))
        offer(text, cost + spelledByRule - (stems.has(stemOf(text)) ? knownStem : 0));
      for (const word of index.get(soundSkeleton(lower)) ?? []) {
        const cost = soundAgreement(lower, word);
        const rank = (ranks.get(word) ?? 0) / ranks.size;
        if (cost < tooFar) offer(word, cost + rarest * rank);
      }
      const settled = typedSpellings.get(lower);
      if (settled) offer(settled, -1);
      return [...costs]
        .sort(([, one], [, other]) => one - other)
        .slice(0, most)
        .map(([word]) => word);
    },
  };
}

function indexBySkeleton(words: Iterable<string>): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const word of words)
    for (const skeleton of wordSkeletons(word))
      index.set(skeleton, [...(index.get(skeleton) ?? []), word]);
  return index;
}

/** A word without the ending that changes. */
function stemOf(word: string): string {
  const ending = endings.find((each) => word.length - each.length >= 2 && word.endsWith(each));
  return ending ? word.slice(0, -ending.length) : word;
}
