import { parseRules, type Rules, type Scheme, toScriptBlock } from './scheme.ts';

/* The typing rules shared by the northern languages in Latin letters, written in Devanagari. */

const consonants = `
  k:क kh:ख/ख़ g:ग/ग़ gh:घ ng:ंग/ङ nk:ंक/नक/न्क nkh:ंख/नख ngh:ंघ
  c:क/च ch:च/छ chh:छ/च्छ cch:च्च/च्छ j:ज/ज़ jh:झ z:ज़/ज zh:झ nch:ंच/नच nj:ंज/नज
  t:त/ट th:थ/ठ d:द/ड/ड़ dh:ध/ढ/ढ़ n:न/ण tt:त्त/ट्ट tth:त्थ/ट्ठ dd:द्द/ड्ड ddh:द्ध/ड्ढ nn:न्न/ण्ण
  nt:ंत/ंट/नत nth:ंथ/ंठ nd:ंद/ंड/न्द/नद ndh:ंध/ंढ/नध ns:ंस/नस nsh:ंश/नश
  p:प ph:फ/फ़ f:फ़/फ b:ब bh:भ m:म mp:ंप/म्प/मप mb:ंब/म्ब/मब mbh:ंभ
  y:य r:र/ड़ l:ल v:व w:व s:स sh:श/ष h:ह q:क़/क x:क्स/क्ष
  st:स्त/स्ट/सत sth:स्थ/स्ठ sht:ष्ट/श्त shth:ष्ठ shn:ष्ण/श्न ksh:क्ष gy:ज्ञ/ग्य gn:ज्ञ/ग्न jn:ज्ञ
  shr:श्र rh:ढ़/ऱ्ह
  nh:न्ह/नह mh:म्ह/मह lh:ल्ह/लह
  T:ट Th:ठ D:ड Dh:ढ N:ण S:ष R:ड़ L:ळ M:ं H:ः`;

const vowels = `
  a:अ/आ aa:आ i:इ/ई ii:ई ee:ई u:उ/ऊ uu:ऊ oo:ऊ/ओ e:ए/ऐ ai:ऐ/आई/आइ/अई ae:ए/आए o:ओ/औ/ऑ au:औ/आउ/आऊ
  ou:औ/ओउ
  kri:क्रि/कृ/करी gri:ग्रि/गृ pri:प्रि/पृ mri:मृ dri:दृ/द्रि vri:वृ hri:हृ shri:श्री/शृ
  A:आ I:ई U:ऊ`;

export const northernRules: Rules = parseRules(consonants, vowels);
export const northernStarts: Rules = parseRules('ri:ऋ/रि/री ksh:क्ष');
export const northernEnds: Rules = parseRules(
  'a:आ/अ i:ई/इ u:ऊ/उ e:ए/ऐ o:ओ/ओं/औ n:न/ं/ण/ँ on:ओं/ओन/ऑन en:एं/एन/एँ ein:एं/ऐन an:आन/अन/आँ un:ऊँ/उन/ऊन aon:आओं in:इन/ईन/ईं ai:आई/ऐ/अई iya:इया/ईय/ईया tra:त्र/त्रा dra:द्र/द्रा shna:ष्ण/श्ना tya:त्य/त्या nya:न्य/न्या rya:र्य/र्या gya:ज्ञ/ग्या tva:त्व dya:द्य/द्या',
);

/** Pairs in which no vowel is spoken. */
export const northernPairs: ReadonlySet<string> = new Set(
  `sk sp sm sn sw sv sy sr sl pr br bhr kr khr gr ghr tr dr dhr fr jr vr ky khy gy ghy ty thy dy dhy
   ny py by bhy my ly vy shy jy chy ry kt pt bd kl gl pl bl fl tv tw dw dv dhv dhw shv shw hm hy hv
   kv kw gv jv tm dm tn gdh bdh rth rv ry rm rn rj rk rd rt rg rsh rch rp rb ld lt lp lk lm shtr str
   ntr ndr ttr sthy nty ndy shchy`
    .trim()
    .split(/\s+/),
);

/** The rules of the north in the letters of another script. */
export function rulesInScript(rules: Rules, block: number): Rules {
  return new Map(
    [...rules].map(([latin, readings]) => [
      latin,
      readings.map((text) => toScriptBlock(text, block)),
    ]),
  );
}

/** A northern language: its own rules come before the shared ones. */
export function northernScheme(
  block: number,
  own: { rules?: string; starts?: string; ends?: string; spelling?: Scheme['spelling'] },
): Omit<Scheme, 'words' | 'stems' | 'typedSpellings'> {
  const merged = (shared: Rules, list = '') =>
    new Map([...rulesInScript(shared, block), ...parseRules(list)]);
  return {
    block,
    rules: merged(northernRules, own.rules),
    starts: merged(northernStarts, own.starts),
    ends: merged(northernEnds, own.ends),
    joining: { joined: 0.6, apart: 0.3 },
    pairs: northernPairs,
    dropsFinalVowel: false,
    spelling: own.spelling ?? [],
  };
}
