import { type InterfaceLanguage, interfaceLanguages } from '#domain/language/languages.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';

/** The words around a post on its public page. */
export type PageTexts = {
  by: string;
  madeWithAi: string;
  sensitive: string;
  show: string;
  missingTitle: string;
  missing: string;
  home: string;
};

/** The words for a post in this language; English where the interface does not have it. */
export function pageTexts(language: string | null): PageTexts & { language: InterfaceLanguage } {
  const found = interfaceLanguages.find((known) => known === language) ?? 'en';
  return {
    by: serverText(found, 'post-page.by'),
    madeWithAi: serverText(found, 'post-page.madeWithAi'),
    sensitive: serverText(found, 'post-page.sensitive'),
    show: serverText(found, 'post-page.show'),
    missingTitle: serverText(found, 'post-page.missingTitle'),
    missing: serverText(found, 'post-page.missing'),
    home: 'DH Creator',
    language: found,
  };
}
