import type { TranslatedLanguage } from '#domain/language/languages.ts';

/** Words of one language as its keyboard shows them while they grow. */
export type IndicWords = {
  /** One word, key by key. */
  word: readonly [string, string, ...string[]];
  /** Another one, key by key. */
  other: readonly [string, string, ...string[]];
  /** A word, the same with an ending, and the word after it. */
  inflected: { before: string; after: string; next: string };
};

/** Every trace is typed in each of these languages. */
export const indicWords: Readonly<Record<TranslatedLanguage, IndicWords>> = {
  hi: {
    word: ['म', 'मो', 'मोह', 'मोहन'],
    other: ['स', 'स्', 'स्क', 'स्कू', 'स्कूल'],
    inflected: { before: 'भारत', after: 'भारतीय', next: 'देश' },
  },
  ta: {
    word: ['த', 'தமி', 'தமிழ்'],
    other: ['ம', 'மழ', 'மழை'],
    inflected: { before: 'நாடு', after: 'நாடுகள்', next: 'பல' },
  },
  bn: {
    word: ['ব', 'বা', 'বাং', 'বাংলা'],
    other: ['ব', 'বৃ', 'বৃষ', 'বৃষ্', 'বৃষ্টি'],
    inflected: { before: 'দেশ', after: 'দেশের', next: 'মানুষ' },
  },
  gu: {
    word: ['ગ', 'ગુ', 'ગુજ', 'ગુજરાત'],
    other: ['વ', 'વર', 'વરસ', 'વરસાદ'],
    inflected: { before: 'ગામ', after: 'ગામડું', next: 'મોટું' },
  },
  ml: {
    word: ['മ', 'മല', 'മലയാ', 'മലയാളം'],
    other: ['ന', 'നന', 'നന്', 'നന്മ'],
    inflected: { before: 'നാട്', after: 'നാട്ടിൽ', next: 'മഴ' },
  },
  te: {
    word: ['తె', 'తెలు', 'తెలుగు'],
    other: ['వ', 'వర్', 'వర్ష', 'వర్షం'],
    inflected: { before: 'పాట', after: 'పాటలు', next: 'విను' },
  },
  kn: {
    word: ['ಕ', 'ಕನ', 'ಕನ್', 'ಕನ್ನ', 'ಕನ್ನಡ'],
    other: ['ಮ', 'ಮಳ', 'ಮಳೆ'],
    inflected: { before: 'ಊರು', after: 'ಊರುಗಳು', next: 'ಹಲವು' },
  },
  pa: {
    word: ['ਪ', 'ਪੰ', 'ਪੰਜ', 'ਪੰਜਾਬ'],
    other: ['ਮ', 'ਮੀਂ', 'ਮੀਂਹ'],
    inflected: { before: 'ਕਿਤਾਬ', after: 'ਕਿਤਾਬਾਂ', next: 'ਨਵੀਆਂ' },
  },
  or: {
    word: ['ଓ', 'ଓଡ଼', 'ଓଡ଼ି', 'ଓଡ଼ିଶା'],
    other: ['ବ', 'ବର୍', 'ବର୍ଷ', 'ବର୍ଷା'],
    inflected: { before: 'ଗାଁ', after: 'ଗାଁର', next: 'ଲୋକ' },
  },
  mr: {
    word: ['म', 'मर', 'मरा', 'मराठी'],
    other: ['प', 'पा', 'पाऊ', 'पाऊस'],
    inflected: { before: 'गाव', after: 'गावात', next: 'पाणी' },
  },
  ur: {
    word: ['پ', 'پا', 'پان', 'پانی'],
    other: ['ب', 'با', 'بار', 'بارش'],
    inflected: { before: 'کتاب', after: 'کتابیں', next: 'نئی' },
  },
};
