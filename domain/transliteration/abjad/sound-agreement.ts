/*
 * How well Latin letters agree with a word in Urdu letters. Each Urdu letter has the Latin ones it
 * is typed with; short vowels are typed and not written.
 */

const sounds = new Map(
  `ا:a,aa,i,u,e,o آ:aa,a ب:b پ:p ت:t ٹ:t ث:s ج:j,z چ:ch,c ح:h, خ:kh,k د:d ڈ:d ذ:z,j ر:r
   ڑ:r,d,rh ز:z,j ژ:zh,j,z س:s ش:sh,s ص:s ض:z,d,j ط:t ظ:z,j ع:,a,aa,i,e,u,o غ:gh,g ف:f,ph
   ق:q,k ک:k,c گ:g ل:l م:m ن:n ں:n, و:o,v,w,u,oo,au,ou,aw,ow,uu ہ:h, ء:,a ئ:,y,i
   ی:i,ee,y,e,ai,ei,ay,ii,iy,ey ے:e,ai,ay,ae,ey,ye ؤ:o,u,w, بھ:bh پھ:ph,f تھ:th ٹھ:th,tth
   جھ:jh چھ:chh,ch دھ:dh ڈھ:dh ڑھ:rh,dh,r کھ:kh,k گھ:gh,g نھ:nh مھ:mh لھ:lh`
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [letter = '', typed = ''] = entry.split(':');
      return [letter, typed.split(',')] as const;
    }),
);

/**
 * What it costs to read a letter by a rarer sound, to leave it out, to double it, and to end a word
 * in a vowel that is not written; and a short e or o, which is rarer than a short a, i or u.
 */
const [laterSound, silentLetter, doubled, finalVowel, shortE] = [0.2, 0.6, 0.1, 1.6, 0.15];
const impossible = Number.POSITIVE_INFINITY;
const shortVowel = /[aiueo]/;

/** The letters of a word; a consonant with its breath is one letter. */
export const lettersOf = (word: string) => word.match(/.ھ?/gu) ?? [];

/** The cost of reading Latin letters as this word; infinite when they cannot be. */
export function soundAgreement(latin: string, word: string): number {
  const letters = lettersOf(word);
  let row = firstRow(latin);
  letters.forEach((letter, index) => {
    row = nextRow(latin, row, letter, index, letters.length);
  });
  return row[latin.length] ?? impossible;
}

const firstRow = (latin: string) =>
  Array.from({ length: latin.length + 1 }, (_, at) => (at ? impossible : 0));

/** The cheapest cost of each beginning of the Latin letters, one Urdu letter further. */
function nextRow(latin: string, row: number[], letter: string, index: number, count: number) {
  const next = row.map(() => impossible);
  const isLast = index === count - 1;
  row.forEach((cost, at) => {
    if (cost === impossible) return;
    for (const [sound, extra] of soundsOf(letter, index, isLast)) {
      for (const [text, more] of [
        [sound, 0],
        [sound.charAt(0) + sound, doubled],
      ] as const) {
        if ((sound === '' && more) || !latin.startsWith(text, at)) continue;
        const end = at + text.length;
        keep(next, end, cost + extra + more);
        if (/[aiueo]$/.test(text) || !shortVowel.test(latin[end] ?? '')) continue;
        const isEnd = isLast && end + 1 === latin.length;
        const isShortE = /[eo]/.test(latin[end] ?? '');
        keep(next, end + 1, cost + extra + more + (isEnd ? finalVowel : isShortE ? shortE : 0));
      }
    }
  });
  return next;
}

function keep(row: number[], at: number, cost: number): void {
  if (cost < (row[at] ?? impossible)) row[at] = cost;
}

/** The Latin letters of one letter with their costs; its place decides some of them. */
function soundsOf(letter: string, index: number, isLast: boolean): [string, number][] {
  const own = sounds.get(letter) ?? [];
  const costs = own.map((sound, order): [string, number] => [
    sound,
    sound === '' && letter !== 'ں' && letter !== 'ئ' ? silentLetter : order * laterSound,
  ]);
  if (letter === 'ا' && index > 0)
    return [
      ['aa', 0],
      ['a', laterSound],
    ];
  if (letter === 'ا') return own.map((sound) => [sound, sound === 'aa' ? silentLetter : 0]);
  if (letter === 'ہ' && isLast) return [['a', 0], ['ah', 0], ['e', laterSound], ...costs];
  if (letter === 'ع') return own.map((sound) => [sound, laterSound]);
  return costs;
}

/** The letters by which a word is found, typed or written: without vowels, breath and doubling. */
export function soundSkeleton(latin: string): string {
  return latin
    .replace(/x/g, 'ks')
    .replace(/ph/g, 'f')
    .replace(/rh|[dR]/g, 'r')
    .replace(/[aeiouyvwh]/g, '')
    .replace(/[qc]/g, 'k')
    .replace(/j/g, 'z')
    .replace(/n$/, '')
    .replace(/(.)\1+/g, '$1');
}

/** The skeletons of a word: one, or two where its letters may be said in two ways. */
export function wordSkeletons(word: string): Set<string> {
  const all = lettersOf(word).reduce<string[]>(
    (found, letter) => {
      const said = new Set(
        (sounds.get(letter) ?? []).map((sound) => sound.replace(/[aeiouyvwh]/g, '')),
      );
      return found.flatMap((before) => [...said].map((sound) => before + sound)).slice(0, 24);
    },
    [''],
  );
  return new Set(all.map(soundSkeleton));
}
