/**
 * The transliteration rules of one language. The Indian scripts have parallel Unicode blocks, so a
 * rule names a letter by its position in the block.
 */
export type Scheme = {
  /** The start of the script's Unicode block. */
  block: number;
  /**
   * Readings by Latin letters, longest first; the likeliest reading first. Vowels are written in
   * their initial form.
   */
  rules: Rules;
  /** Other readings at the start of a word, and at its end. */
  starts: Rules;
  ends: Rules;
  /**
   * Between two consonants: the cost of joining them, and of an inherent vowel that was not typed.
   */
  joining: { joined: number; apart: number };
  /** Pairs of Latin consonants that are joined as a rule. */
  pairs: ReadonlySet<string>;
  /** Whether an untyped inherent vowel is dropped at the end of a word. */
  dropsFinalVowel: boolean;
  /** How the script writes the result of the rules. */
  spelling: readonly (readonly [RegExp, string])[];
  /** Common words, the most common first: they go before what is only likely by its letters. */
  words: ReadonlyMap<string, number>;
  /** Beginnings of those words, without the ending that changes. */
  stems: ReadonlySet<string>;
  /** Words that people type in other letters than they are written in. */
  typedSpellings: ReadonlyMap<string, readonly string[]>;
};

export type Rules = ReadonlyMap<string, readonly string[]>;

/** Reads `k:क kh:ख/ख़`: readings by Latin letters. */
export function parseRules(...lists: string[]): Rules {
  const entries = lists.flatMap((list) => list.trim().split(/\s+/)).filter(Boolean);
  return new Map(
    entries.map((entry) => {
      const [latin = '', readings = ''] = entry.split(':');
      return [latin, readings.split('/')] as const;
    }),
  );
}

/** Vowel signs, the virama and signs behind them, in whichever script. */
const changingEnd = /\p{M}+$/u;
export const minStemLength = 2;

/** Reads a list of words, the most common first; each that is typed otherwise as `mein=में`. */
export function parseLexicon(list: string): Pick<Scheme, 'words' | 'stems' | 'typedSpellings'> {
  const words = new Map<string, number>();
  const known = new Map<string, string[]>();
  for (const entry of list.trim().split(/\s+/)) {
    const [first = '', second] = entry.normalize('NFC').split('=');
    const word = second ?? first;
    if (!words.has(word)) words.set(word, words.size);
    if (second) known.set(first, [...(known.get(first) ?? []), second]);
  }
  const stems = [...words.keys()].flatMap((word) => [word, word.replace(changingEnd, '')]);
  return {
    words,
    stems: new Set(stems.filter(({ length }) => length >= minStemLength)),
    typedSpellings: known,
  };
}

const devanagari = 0x900;
const blockLength = 0x80;

/** The same letters in another script: those of Devanagari are moved, all others stay. */
export function toScriptBlock(text: string, block: number): string {
  return text.replace(/[\u0900-\u097f]/g, (letter) =>
    String.fromCodePoint(letter.charCodeAt(0) - devanagari + block),
  );
}

export type LetterKind = 'vowel' | 'consonant' | 'matra' | 'virama' | 'sign' | 'other';

/** The kind of a letter, by its position in the block of its script. */
export function letterKind(letter: string, block: number): LetterKind {
  const place = letter.charCodeAt(0) - block;
  if (place < 0 || place >= blockLength) return 'other';
  if (place <= 0x03) return 'sign';
  if (place <= 0x14) return 'vowel';
  if (place <= 0x39 || (place >= 0x58 && place <= 0x5f) || place === 0x70 || place === 0x71)
    return 'consonant';
  if (place === 0x3c) return 'consonant';
  if (place >= 0x3e && place <= 0x4c) return 'matra';
  return place === 0x4d ? 'virama' : 'other';
}

const fromVowelToMatra = 0x38;

/** The sign of a vowel behind a consonant; none for the inherent one. */
export function vowelSign(vowel: string, block: number): string {
  const place = vowel.charCodeAt(0) - block;
  if (place === 0x05) return '';
  return String.fromCodePoint(vowel.charCodeAt(0) + fromVowelToMatra);
}

export const viramaLetter = (block: number) => String.fromCodePoint(block + 0x4d);
