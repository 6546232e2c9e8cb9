/*
 * A place name sounds alike in every script, yet is spelt differently: Gonda, गोंडा, گونڈا. Its
 * phonetic key has what all the scripts write: consonants without aspiration, and `i` and `o` for
 * vowels, as Urdu writes them. The vowel a is left out, for many scripts do not write it.
 */

/**
 * The Indic blocks are parallel. The key of each letter by its position, in rows of 16: a dot where
 * nothing is heard, R for the vowel that is read as "ri".
 */
const indicRows = [
  '.nn....iiooR.iii',
  'iooookkggnccjjnt',
  'tddnttddnnppbbmi',
  'rrlllosssh.....i',
  'iooRRiiiioooo...',
  '........kkgjrrpi',
];
const rowLength = 16;
const [firstIndic, lastIndic, blockLength] = [0x900, 0xd7f, 0x80];
const [retroflexD, retroflexDh, ya, nukta] = [0x21, 0x22, 0x2f, 0x3c];

/** Letters that one script reads otherwise, or has besides the others. */
const ownLetters: Record<string, string> = {
  // Bengali, Assamese and Odia: y without a dot is j.
  য: 'j',
  ଯ: 'j',
  ৰ: 'r',
  ৱ: 'o',
  ৎ: 't',
  ୟ: 'i',
  ୱ: 'o',
  'ੰ': 'n',
  // Malayalam consonants without a vowel.
  ൺ: 'n',
  ൻ: 'n',
  ർ: 'r',
  ൽ: 'l',
  ൾ: 'l',
  ൿ: 'k',
};

const arabicLetters = new Map(
  Object.entries({
    b: 'ب',
    p: 'پف',
    t: 'تٹطة',
    s: 'ثسشص',
    j: 'جزذژضظ',
    c: 'چ',
    k: 'کكقخ',
    g: 'گغ',
    d: 'دڈ',
    r: 'رڑ',
    l: 'ل',
    m: 'م',
    n: 'نں',
    o: 'وؤ',
    i: 'یيىےئ',
    h: 'حہه',
  }).flatMap(([key, letters]) => [...letters].map((letter) => [letter, key] as const)),
);

const latinRules: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/zh/g, 'l'],
  [/x/g, 'ks'],
  [/ph|f/g, 'p'],
  [/z/g, 'j'],
  [/[eiy]/g, 'i'],
  [/[uovw]/g, 'o'],
  [/a/g, ''],
  [/C/g, 'c'],
];

/**
 * What a name sounds like, in Latin letters that represent sounds: at most twice as long as the
 * name, and empty for text without letters. Names that sound alike in different scripts have the
 * same key, or one that differs in a letter or two.
 */
export function phoneticKey(name: string): string {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  const letters = [...plain.normalize('NFC').toLowerCase()];
  const latin = letters.map((letter, at) => latinFor(letter, letters[at + 1])).join('');
  const heard = latinRules.reduce((text, [from, to]) => text.replace(from, to), latin);
  const start = heard.startsWith('h') ? 'h' : '';
  return (start + heard.replaceAll('h', '')).replace(/m(?=[pb]|$)/g, 'n').replace(/(.)\1+/g, '$1');
}

/** The Latin letters for a letter of any script; `next` is a dot that changes how it is read. */
function latinFor(letter: string, next: string | undefined): string {
  if (letter >= 'a' && letter <= 'z') return letter;
  const own = ownLetters[letter] ?? arabicLetters.get(letter);
  const code = letter.codePointAt(0) ?? 0;
  if (own === undefined && (code < firstIndic || code > lastIndic)) return '';
  const at = code % blockLength;
  if (next !== undefined && (next.codePointAt(0) ?? 0) % blockLength === nukta) {
    if (at === retroflexD || at === retroflexDh) return 'r';
    if (at === ya) return 'i';
  }
  if (own !== undefined) return latinOf(own);
  return latinOf(indicRows[Math.floor(at / rowLength)]?.[at % rowLength] ?? '.');
}

/** Sounds in the letters of `latinRules`. */
function latinOf(sound: string): string {
  if (sound === 'c') return 'C';
  if (sound === 'R') return 'ri';
  return sound === '.' ? '' : sound;
}

const voiced: Record<string, string> = { g: 'k', d: 't', b: 'p', j: 'c', s: 'c' };

/** A phonetic key as Tamil writes it: with one letter for k and g, t and d, p and b, c, j and s. */
export const unvoicedKey = (key: string): string =>
  key.replace(/[gdbjs]/g, (letter) => voiced[letter] ?? letter).replace(/(.)\1+/g, '$1');

/** The consonants of a phonetic key, for words whose vowels are unsure; Tamil has no h. */
export const consonantsOf = (key: string): string => unvoicedKey(key.replace(/[ioh]/g, ''));
