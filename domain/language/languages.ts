export type Direction = 'ltr' | 'rtl';

type Language = {
  isoCode: string;
  name: string;
  nativeName: string;
  dir: Direction;
  label?: string;
};

/**
 * The 14 languages that posts are written in. `label` where the interface names a language
 * otherwise.
 */
export const contentLanguages = [
  { isoCode: 'hi', name: 'Hindi', nativeName: 'हिन्दी', dir: 'ltr' },
  { isoCode: 'en', name: 'English', nativeName: 'English', dir: 'ltr' },
  { isoCode: 'ur', name: 'Urdu', nativeName: 'اردو', dir: 'rtl' },
  { isoCode: 'ta', name: 'Tamil', nativeName: 'தமிழ்', dir: 'ltr' },
  { isoCode: 'te', name: 'Telugu', nativeName: 'తెలుగు', dir: 'ltr' },
  { isoCode: 'ml', name: 'Malayalam', nativeName: 'മലയാളം', dir: 'ltr' },
  { isoCode: 'bn', name: 'Bengali', nativeName: 'বাংলা', dir: 'ltr' },
  { isoCode: 'mr', name: 'Marathi', nativeName: 'मराठी', dir: 'ltr' },
  { isoCode: 'kn', name: 'Kannada', nativeName: 'ಕನ್ನಡ', dir: 'ltr' },
  { isoCode: 'gu', name: 'Gujarati', nativeName: 'ગુજરાતી', dir: 'ltr' },
  { isoCode: 'pa', name: 'Punjabi', nativeName: 'ਪੰਜਾਬੀ', dir: 'ltr' },
  { isoCode: 'or', name: 'Odia', nativeName: 'ଓଡ଼ିଆ', dir: 'ltr', label: 'Oriya' },
  { isoCode: 'as', name: 'Assamese', nativeName: 'অসমীয়া', dir: 'ltr' },
  { isoCode: 'bho', name: 'Bhojpuri', nativeName: 'भोजपुरी', dir: 'ltr' },
] as const satisfies readonly Language[];

export type ContentLanguage = (typeof contentLanguages)[number]['isoCode'];

/** The languages that the interface is offered in. Everything else follows from this list. */
export const interfaceLanguages = [
  'en',
  'hi',
  'ta',
  'te',
  'ml',
  'bn',
  'mr',
  'kn',
  'gu',
  'pa',
  'or',
  'ur',
] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** The interface languages other than English, the source of the texts. */
export type TranslatedLanguage = Exclude<InterfaceLanguage, 'en'>;
export const translatedLanguages: readonly TranslatedLanguage[] = interfaceLanguages.filter(
  (language) => language !== 'en',
);

export const fallbackLanguage: InterfaceLanguage = 'en';

/** Reading direction of a language; left to right where it is unknown. */
export function languageDirection(isoCode: string | null | undefined): Direction {
  return contentLanguages.find((language) => language.isoCode === isoCode)?.dir ?? 'ltr';
}

/** The name of a language in itself; the code where it is unknown. */
export function nativeLanguageName(isoCode: string): string {
  return contentLanguages.find((language) => language.isoCode === isoCode)?.nativeName ?? isoCode;
}

/** A language as the interface offers it: its own name, and the one that the interface uses. */
export function offeredLanguageName(isoCode: string): string {
  const language: Language | undefined = contentLanguages.find((one) => one.isoCode === isoCode);
  const name = nativeLanguageName(isoCode);
  return language?.label ? `${name} (${language.label})` : name;
}

/**
 * The interface language for a cookie or an Accept-Language header: the first that is complete,
 * else English.
 */
export function negotiateInterfaceLanguage(
  preferred: string | null | undefined,
): InterfaceLanguage {
  for (const entry of (preferred ?? '').split(',')) {
    const [primary, script] = entry.trim().toLowerCase().split(/[;-]/);
    // Our Punjabi is in Gurmukhi, which readers of the Arabic script do not read.
    if (primary === 'pa' && script === 'arab') continue;
    const found = interfaceLanguages.find((language) => language === primary);
    if (found) return found;
  }
  return fallbackLanguage;
}
