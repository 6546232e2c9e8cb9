import { rulesInScript } from './northern-scheme.ts';
import { parseRules, type Rules, type Scheme } from './scheme.ts';

/*
 * The typing rules shared by Telugu, Kannada and Malayalam in Latin letters, written in Devanagari:
 * every spoken vowel is typed, so consonants without one are joined.
 */

const consonants = `
  k:क kh:ख g:ग gh:घ ng:ंग nk:ंक nkh:ंख c:च/क ch:च/छ chh:छ cch:च्च j:ज jh:झ z:ज nch:ंच nj:ंज
  t:त/ट th:त/थ/ठ d:द/ड dh:ध/द/ढ n:न/ण tt:त्त/ट्ट tth:त्त/त्थ dd:द्द/ड्ड ddh:द्ध nn:न्न/ण्ण
  nt:ंट/ंत/न्त nth:ंत/ंथ nd:ंड/ंद/न्द ndh:ंध/ंद ns:ंस/न्स
  p:प ph:फ f:फ b:ब bh:भ m:म mp:ंप/म्प mb:ंब/म्ब y:य r:र l:ल/ळ ll:ल्ल/ळ्ळ v:व w:व s:स/श sh:श/ष h:ह
  q:क x:क्स
  st:स्त/स्ट sht:ष्ट/ष्ठ shth:ष्ठ shn:ष्ण ksh:क्ष gn:ज्ञ/ग्न jn:ज्ञ shr:श्र
  T:ट Th:ठ D:ड Dh:ढ N:ण S:ष L:ळ R:ऱ M:ं`;

const vowels = `
  a:अ/आ aa:आ i:इ/ई ii:ई ee:ई/ए u:उ/ऊ uu:ऊ oo:ऊ/ओ e:ऎ/ए o:ऒ/ओ ai:ऐ/अइ au:औ/अउ ou:औ kri:कृ/क्रि
  gri:गृ/ग्रि pri:पृ/प्रि mri:मृ
  A:आ I:ई U:ऊ E:ए O:ओ`;

const southRules: Rules = parseRules(consonants, vowels);

/** A southern language: its own rules come before the shared ones. */
export function southernScheme(
  block: number,
  own: { rules?: string; starts?: string; ends?: string; spelling?: Scheme['spelling'] },
): Omit<Scheme, 'words' | 'stems' | 'typedSpellings'> {
  return {
    block,
    rules: new Map([...rulesInScript(southRules, block), ...parseRules(own.rules ?? '')]),
    starts: parseRules(own.starts ?? ''),
    ends: parseRules(own.ends ?? ''),
    joining: { joined: 0, apart: 2.4 },
    pairs: new Set(),
    dropsFinalVowel: true,
    spelling: own.spelling ?? [],
  };
}
