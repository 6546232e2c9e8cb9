/*
 * The Indic blocks of Unicode are parallel: the same letter has the same place in each. Vowels from
 * U+xx05 (a) to U+xx14 (au), consonants from U+xx15 (ka) to U+xx39 (ha), signs from U+xx3E (aa) to
 * U+xx4C (au).
 */
const [firstIndic, lastIndic, blockLength] = [0x900, 0xd7f, 0x80];
const vowels = 'a a i i u u ri l e e e ai o o o au'.split(' ');
const consonants =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(
    ' ',
  );
const signs = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const [firstVowel, firstConsonant, firstSign] = [0x05, 0x15, 0x3e];
const [candrabindu, anusvara, virama] = [0x01, 0x02, 0x4d];

/** Written for a consonant of Malayalam without a vowel. */
const chillus: Record<string, string> = { ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l', ൿ: 'k' };
/** Gurmukhi has signs of its own for a nasal and for a doubled consonant. */
const ownSigns: Record<string, string> = { 'ੰ': 'n', 'ੱ': '' };

const northernScripts = ['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'];
const endsInNorthernScript = new RegExp(
  `[${northernScripts.map((script) => `\\p{Script=${script}}`).join('')}]$`,
  'u',
);
const endsInTwoConsonants = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D].$/u;

/**
 * In northern scripts the vowel of a last consonant is not written in Latin letters: रमेश is
 * Ramesh. After two consonants it is: चंद्र is Chandra.
 */
const hasSilentEnd = (word: string) =>
  endsInNorthernScript.test(word) && !endsInTwoConsonants.test(word);

/**
 * The words of a name in letters from a to z, as they are commonly written in India: "रमेश कुमार"
 * is `ramesh`, `kumar`. Words in scripts that leave vowels out, such as Urdu's, are left out.
 */
export function romaniseName(name: string): string[] {
  return name
    .normalize('NFD')
    .split(/[\s.,_-]+/)
    .map(romaniseWord)
    .filter((word) => word !== '');
}

function romaniseWord(word: string): string {
  const letters = [...word].filter((letter) => /[\p{L}\p{M}\p{Nd}]/u.test(letter));
  let written = '';
  /** A consonant is followed by an a, unless a sign says otherwise. */
  let hasInherentVowel = false;
  for (const letter of letters) {
    const sound = soundOf(letter);
    if (sound.kind === 'mark') continue;
    if (sound.kind === 'consonant' || sound.kind === 'vowel' || sound.kind === 'nasal')
      written += hasInherentVowel ? 'a' : '';
    written += sound.letters;
    hasInherentVowel = sound.kind === 'consonant';
  }
  const isSpoken = hasInherentVowel && (letters.length === 1 || !hasSilentEnd(word));
  return isSpoken ? `${written}a` : written;
}

type Sound = {
  kind: 'consonant' | 'vowel' | 'sign' | 'nasal' | 'mark';
  letters: string;
};

function soundOf(letter: string): Sound {
  const own = chillus[letter] ?? ownSigns[letter];
  if (own !== undefined) return { kind: own === '' ? 'mark' : 'nasal', letters: own };
  const code = letter.codePointAt(0) ?? 0;
  if (code < firstIndic || code > lastIndic) return latinLetter(letter);
  const place = (code - firstIndic) % blockLength;
  if (place === candrabindu || place === anusvara) return { kind: 'nasal', letters: 'n' };
  if (place === virama) return { kind: 'sign', letters: '' };
  const sign = signs[place - firstSign];
  if (sign !== undefined) return { kind: 'sign', letters: sign };
  const consonant = consonants[place - firstConsonant];
  if (consonant !== undefined) return { kind: 'consonant', letters: consonant };
  const vowel = vowels[place - firstVowel];
  return vowel === undefined ? { kind: 'mark', letters: '' } : { kind: 'vowel', letters: vowel };
}

function latinLetter(letter: string): Sound {
  const small = letter.toLowerCase();
  return /^[a-z0-9]$/.test(small)
    ? { kind: 'vowel', letters: small }
    : { kind: 'mark', letters: '' };
}
