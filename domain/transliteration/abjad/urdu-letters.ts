import type { RuleTables } from '../longest-rule.ts';
import { parseRules } from '../scheme.ts';

/*
 * How Latin letters are written in Urdu, the likeliest first; `-` is a short vowel, which is not
 * written. What is said in two ways is decided by the list of common words.
 */

const consonants = `
  b:ب bh:بھ/بہ p:پ ph:پھ/ف t:ت/ٹ/ط th:تھ/ٹھ/تہ tth:ٹھ/تھ d:د/ڈ dh:دھ/ڈھ s:س/ص/ث sh:ش/سہ z:ز/ض/ظ/ذ
  zh:ژ/ز kh:خ/کھ/کہ k:ک/ق q:ق gh:غ/گھ/گہ g:گ/غ ch:چ/چھ chh:چھ/چ cch:چ/چھ c:ک/چ/س j:ج/ز jh:جھ/ج
  h:ہ/ح n:ن nh:نھ/نہ m:م mh:مہ/مھ l:ل lh:لہ/لھ r:ر/ڑ rh:ڑھ/رہ f:ف v:و w:و y:ی x:کس
  T:ٹ/ط Th:ٹھ D:ڈ Dh:ڈھ R:ڑ Rh:ڑھ N:ں S:ص/ث Z:ض/ظ/ذ H:ح K:خ/ق G:غ`;

const vowels = `
  a:-/ا aa:ا/عا i:-/ی ii:ی ee:ی e:-/ی/ع u:-/و/ع uu:و oo:و o:و/- ai:ی/ائی au:و/- ou:و ae:ائے/ی
  ia:یا/یہ ea:یا ya:یا/ی io:یو iya:یا/یہ/ی ua:وا/عا uaa:وا aai:ائی aee:ائی ao:او/اؤ oi:وئی ui:وئی
  A:ا I:ی U:و E:ے O:و`;

const rules = parseRules(consonants, vowels);

const starts = parseRules(`
  a:ا/آ/ع aa:آ/عا i:ا/ع/ای ee:ای/عی e:ا/ای/ع u:ا/ع/او oo:او/عو o:او/ا ai:ای/عی ae:ای/اے au:او/عو
  aw:او ou:او ia:عیا/ایا ya:یا/ی A:آ`);

const ends = parseRules(`
  a:ا/ہ aa:ا ah:ہ/اہ i:ی ee:ی y:ی e:ے/ہ/ی u:و oo:و ai:ئی/ے/ائے aai:ائی ayi:ائی aee:ائی
  ay:ے/ائے aye:ائے/ئے aey:ائے ao:اؤ au:اؤ aon:اؤں on:وں/ون o:و/وں en:یں/ین ein:یں ain:یں/ین
  an:ان/ن/اں aan:ان/اں un:وں/ن uan:واں oon:وں/ون een:ین/یں in:ن/ین/یں iyan:یاں yan:یاں/یان
  iyon:یوں yon:یوں ian:یاں/یان iya:یہ/یا ia:یا/یہ ya:یا/یہ iye:یے/ئے iyaan:یاں oi:وئی ui:وئی
  oe:وئے ue:وئے ua:وا uan:واں`);

export const urduTables: RuleTables = { rules, starts, ends };
