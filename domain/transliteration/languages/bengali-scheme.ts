import { northernScheme } from '../northern-scheme.ts';
import type { Scheme } from '../scheme.ts';

const rules = `
  a:আ/অ/অ্যা aa:আ i:ই/ঈ ii:ঈ ee:ঈ/ই u:উ/ঊ uu:ঊ oo:উ/ঊ e:এ/অ্যা o:অ/ও ai:আই/ঐ ae:আএ/আয়ে ao:আও
  oi:অই/ঐ/ওই ou:ঔ/অউ au:আউ/ঔ oy:অয় ay:আয় oa:ওয়া
  aya:আয়া aye:আয়ে iya:িয়া ey:এয় eya:এয়া uy:উয়
  b:ব v:ভ/ব w:ও/ব bh:ভ f:ফ ph:ফ p:প m:ম
  k:ক kh:খ g:গ gh:ঘ ng:ং/ঙ্গ/ঙ ngl:ংল nk:ঙ্ক/ংক nkh:ঙ্খ ngh:ঙ্ঘ c:চ/ক ch:চ/ছ chh:ছ/চ্ছ cch:চ্ছ/চ্চ
  j:জ/য jh:ঝ z:জ/য nch:ঞ্চ/নচ nj:ঞ্জ/নজ
  t:ত/ট th:থ/ঠ d:দ/ড dh:ধ/ঢ n:ন/ণ tt:ত্ত/ট্ট tth:ত্থ dd:দ্দ/ড্ড ddh:দ্ধ nn:ন্ন/ণ্ণ nt:ন্ত/ণ্ট/নত
  nth:ন্থ/ণ্ঠ nd:ন্দ/ণ্ড ndh:ন্ধ ns:ন্স/ংস
  y:য়/য r:র/ড় l:ল s:স/শ sh:শ/ষ h:হ q:ক x:ক্স st:স্ত/স্ট sth:স্থ sht:ষ্ট shth:ষ্ঠ shn:ষ্ণ ksh:ক্ষ
  kkh:ক্ষ/ক্খ gy:জ্ঞ/গ্য gg:জ্ঞ/গ্গ jn:জ্ঞ shr:শ্র gn:গ্ন/জ্ঞ
  mp:ম্প mb:ম্ব mbh:ম্ভ bb:ব্ব rsh:র্ষ R:ড় rh:ঢ় L:ল S:ষ T:ট D:ড N:ণ M:ং shri:শ্রী`;

/** Bengali and Assamese share a script, and that o is the inherent vowel. */
export function bengaliScheme(
  own: string,
  starts: string,
  ends: string,
): Omit<Scheme, 'words' | 'stems' | 'typedSpellings'> {
  return northernScheme(0x980, {
    rules: `${rules} ${own}`,
    starts: `o:অ/ও y:য/য় oi:ঐ/ওই e:এ ri:ঋ/রি ksh:ক্ষ w:ও ${starts}`,
    ends: `a:আ i:ই/ঈ u:উ/ঊ e:এ o:ও/অ n:ন/ণ on:অন/ওন en:এন an:আন/অন un:উন in:ইন/িন ein:এইন ai:আই/ঐ
      ng:ং/ঙ aon:আওন ${ends}`,
    spelling: [
      // A joined y is the other letter.
      [/\u09cdয়/g, '\u09cdয'],
      [/\u09cd\u09df/g, '\u09cdয'],
    ],
  });
}
