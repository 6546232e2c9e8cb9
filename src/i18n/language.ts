import {
  fallbackLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
  languageDirection,
  negotiateInterfaceLanguage,
} from '#domain/language/languages.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The language of this page: the one it was prerendered in, else the cookie's, else the browser's
 * first that we have.
 */
export function detectLanguage(document: Document): InterfaceLanguage {
  const prerendered = interfaceLanguages.find(
    (language) => language === document.documentElement.dataset.language,
  );
  if (prerendered) return prerendered;
  const cookie = /(?:^|;\s*)language=([^;]+)/.exec(document.cookie)?.[1];
  return negotiateInterfaceLanguage(cookie ?? navigator.languages?.join(',') ?? fallbackLanguage);
}

/** Remembers the language in the cookie `language`, which the server reads as a hint. */
export function saveLanguage(document: Document, language: InterfaceLanguage): void {
  document.cookie = `language=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
}

/** Sets the language and the reading direction of the page itself. */
export function applyLanguage(document: Document, language: InterfaceLanguage): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languageDirection(language);
}

/** The locale for numbers, dates and plurals: Indian grouping, Latin digits in every language. */
export function intlLocale(language: InterfaceLanguage): string {
  return `${language}-IN-u-nu-latn`;
}
