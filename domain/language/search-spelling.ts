/*
 * Spellings that a search treats as the same: with or without a nukta, with an anusvara or a
 * chandrabindu or a nasal consonant (हिन्दी, हिंदी), joined or not, and the kaf, ye, he and hamza
 * of Arabic and Urdu keyboards. The rules are data, because stored titles were changed by SQL with
 * the same ones (migration 0105).
 */

/** Letters that are written as another one; those without another are left out. */
const sameLetters: readonly (readonly [from: string, to: string])[] = [
  ['ऩ', 'न'],
  ['ऱ', 'र'],
  ['ऴ', 'ळ'],
  ['\u0901', '\u0902'],
  ['\u0981', '\u0982'],
  ['\u0a01', '\u0a02'],
  ['\u0a70', '\u0a02'],
  ['\u0a81', '\u0a82'],
  ['\u0b01', '\u0b02'],
  ['ك', 'ک'],
  ['ي', 'ی'],
  ['ى', 'ی'],
  ['ئ', 'ی'],
  ['ه', 'ہ'],
  ['ة', 'ہ'],
  ['ۃ', 'ہ'],
  ['ۂ', 'ہ'],
  ['ۀ', 'ہ'],
  ['ھ', 'ہ'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ؤ', 'و'],
  ['ۓ', 'ے'],
];
/** Nuktas, joiners, the hamza, the tatweel and the vowel signs of Arabic. */
const leftOut =
  '\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200c\u200d\u0621\u0640\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0654\u0655\u0670';

/** The letters to replace, and what replaces them one by one: the rest is left out. */
export const searchLetters = {
  from: sameLetters.map(([from]) => from).join('') + leftOut,
  to: sameLetters.map(([, to]) => to).join(''),
};

/** The starts of the Indic blocks that write a nasal consonant before a stop as an anusvara. */
const blocks = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xc00, 0xc80];
const at = (block: number, place: number) => String.fromCharCode(block + place);

/** Nasal consonants before a stop and the anusvara of their script; also for PostgreSQL. */
export const nasalRules = blocks.map((block) => {
  const range = (from: number, to: number) => `${at(block, from)}-${at(block, to)}`;
  const nasals = [0x19, 0x1e, 0x23, 0x28, 0x2e].map((place) => at(block, place)).join('');
  const stops = [range(0x15, 0x18), range(0x1a, 0x1d), range(0x1f, 0x22), range(0x24, 0x27)];
  const labials = range(0x2a, 0x2d);
  return {
    pattern: `[${nasals}]${at(block, 0x4d)}(?=[${stops.join('')}${labials}])`,
    anusvara: at(block, 0x02),
  };
});

const letters = new Map(
  [...searchLetters.from].map((letter, place) => [letter, [...searchLetters.to][place] ?? '']),
);
const patterns = nasalRules.map(
  ({ pattern, anusvara }) => [new RegExp(pattern, 'g'), anusvara] as const,
);

/** A text of which all usual spellings are the same; never longer than the text in NFC. */
export function foldSpelling(text: string): string {
  const folded = Array.from(text.normalize('NFC'), (letter) => letters.get(letter) ?? letter);
  return patterns.reduce((done, [from, to]) => done.replace(from, to), folded.join(''));
}
