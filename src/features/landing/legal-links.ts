import { fallbackLanguage, type InterfaceLanguage } from '#domain/language/languages.ts';

/** Static pages outside of the portal, so that they can be read without it. */
export function legalLinks(language: InterfaceLanguage): { privacy: string; terms: string } {
  const ending = language === fallbackLanguage ? 'html' : `${language}.html`;
  return { privacy: `/legal/privacy.${ending}`, terms: `/legal/terms.${ending}` };
}
