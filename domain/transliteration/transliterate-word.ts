import type { AbjadScheme } from './abjad/abjad-scheme.ts';
import { longestRule } from './longest-rule.ts';
import { letterKind, minStemLength, type Scheme, viramaLetter, vowelSign } from './scheme.ts';

/*
 * A state machine over the rules of a language. It takes the longest Latin letters that a rule
 * knows and continues with every reading of them. The rarer a reading, the higher its cost; the
 * cheapest words are shown.
 */

/** What is known of a language, as its writing needs it. */
export type TransliterationScheme = Scheme | AbjadScheme;

/** A partial reading. `open`: it ends in a consonant whose vowel is still unknown. */
type Path = { text: string; cost: number; isOpen: boolean };

/** Each later reading of a rule is this much less likely than the one before. */
const readingPenalty = 0.8;
/** The advantage of common words over other readings; the most common get a little more. */
const [knownWord, mostKnown] = [3, 0.5];
/** The same for a common word with another ending, by how much of it is the stem. */
const knownStem = 2.4;
/** How many readings are followed at a time. */
const maxPaths = 240;

/**
 * The words that some Latin letters may mean, the likeliest first; none when a letter has no
 * meaning in the language.
 * @param latin letters as they were typed: capitals inside a word name the rarer letter, as T for ट
 */
export function transliterateWord(
  scheme: TransliterationScheme,
  latin: string,
  most = 5,
): string[] {
  if (latin === '') return [];
  if ('findWords' in scheme) return scheme.findWords(latin, most);
  const typed = latin.charAt(0).toLowerCase() + latin.slice(1);
  const costs = new Map<string, number>();
  const offer = (word: string, cost: number) => {
    const score = cost - familiarity(scheme, word);
    if (score < (costs.get(word) ?? Number.POSITIVE_INFINITY)) costs.set(word, score);
  };
  for (const word of scheme.typedSpellings.get(typed.toLowerCase()) ?? [])
    offer(word, -readingPenalty);
  for (const { text, cost } of findPaths(scheme, typed)) offer(applySpelling(scheme, text), cost);
  return [...costs]
    .sort(([, one], [, other]) => one - other)
    .slice(0, most)
    .map(([word]) => word);
}

/** How much a word is ahead of others for being common, or for beginning as a common one does. */
function familiarity({ words, stems }: Scheme, word: string): number {
  const known = words.get(word);
  if (known !== undefined) return knownWord + mostKnown * (1 - known / words.size);
  for (let length = word.length - 1; length >= minStemLength; length -= 1)
    if (stems.has(word.slice(0, length))) return (knownStem * length) / word.length;
  return 0;
}

function findPaths(scheme: Scheme, typed: string): Path[] {
  let paths: Path[] = [{ text: '', cost: 0, isOpen: false }];
  let before = '';
  for (let at = 0; at < typed.length; ) {
    const found = longestRule(scheme, typed, at);
    if (!found) return [];
    const { letters, readings } = found;
    const next: Path[] = [];
    for (const path of paths)
      readings.forEach((reading, index) => {
        next.push(...joinReading(scheme, path, reading, index * readingPenalty, before + letters));
      });
    paths = cheapestPaths(next);
    before = letters;
    at += letters.length;
  }
  const virama = viramaLetter(scheme.block);
  return scheme.dropsFinalVowel
    ? paths.map((path) => (path.isOpen ? { ...path, text: path.text + virama } : path))
    : paths;
}

/** A path extended by one reading, in every possible way. */
function joinReading(
  scheme: Scheme,
  path: Path,
  reading: string,
  costs: number,
  pair: string,
): Path[] {
  const { block } = scheme;
  const first = letterKind(reading, block);
  const isOpen = letterKind(reading.slice(-1), block) === 'consonant';
  const cost = path.cost + costs;
  if (first === 'vowel') {
    const text = path.isOpen ? vowelSign(reading, block) + reading.slice(1) : reading;
    return [{ text: path.text + text, cost, isOpen }];
  }
  const isMark = first === 'sign' || first === 'virama' || first === 'matra';
  if (isMark && path.text === '') return [];
  if (first === 'virama' && !path.isOpen) return [];
  if (first !== 'consonant' || !path.isOpen) return [{ text: path.text + reading, cost, isOpen }];
  const [together, apart] = joiningCosts(scheme, pair);
  return [
    { text: path.text + viramaLetter(block) + reading, cost: cost + together, isOpen },
    { text: path.text + reading, cost: cost + apart, isOpen },
  ];
}

/** The cost of joining two consonants, and of separating them. */
function joiningCosts({ pairs, joining }: Scheme, pair: string): [joined: number, apart: number] {
  const half = pair.length / 2;
  if (pairs.has(pair) || pair.slice(0, half) === pair.slice(half)) return [0, readingPenalty];
  return [joining.joined, joining.apart];
}

function cheapestPaths(paths: Path[]): Path[] {
  const best = new Map<string, Path>();
  for (const path of paths) {
    const key = `${path.text}${path.isOpen}`;
    if (path.cost < (best.get(key)?.cost ?? Number.POSITIVE_INFINITY)) best.set(key, path);
  }
  return [...best.values()].sort((one, other) => one.cost - other.cost).slice(0, maxPaths);
}

function applySpelling({ spelling }: Scheme, text: string): string {
  return spelling.reduce((word, [from, to]) => word.replace(from, to), text).normalize('NFC');
}
