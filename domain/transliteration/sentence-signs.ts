import type { TransliterationLanguage } from './transliteration-languages.ts';

const urduSigns = new Map(Object.entries({ '|': '۔', '.': '۔', ',': '،', ';': '؛', '?': '؟' }));
const endsInUrdu = /\p{Script=Arabic}$/u;

/** A typed sign as the language writes it. In Urdu all but the bar stay behind Latin and digits. */
export function sentenceSign(
  language: TransliterationLanguage,
  sign: string,
  textBefore: string,
): string {
  if (language !== 'ur') return sign === '|' ? '।' : sign;
  const isUrdu = sign === '|' || endsInUrdu.test(textBefore);
  return (isUrdu && urduSigns.get(sign)) || sign;
}
