import { type InterfaceLanguage, interfaceLanguages } from '#domain/language/languages.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';

/** The words around a post on its public page. */
type PageTexts = {
  by: string;
  madeWithAi: string;
  sensitive: string;
  show: string;
  missingTitle: string;
  missing: string;
  home: string;
};

/** The words in a language of the interface. */
export type LocalizedTexts = PageTexts & { language: InterfaceLanguage };

/** The words for a post in this language; English where the interface does not have it. */
export function pageTexts(language: string | null): LocalizedTexts {
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
