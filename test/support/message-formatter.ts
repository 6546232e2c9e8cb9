import { readFileSync } from 'node:fs';
import { createIntl, type MessageFormatElement } from 'react-intl';
import type { InterfaceLanguage } from '#domain/language/languages.ts';

/**
 * Says a message of the portal, by its id, as the page says it. @throws when there is no such
 * message
 */
export type Say = (id: string, values?: Record<string, string | number>) => string;

export function wordsOf(language: InterfaceLanguage): Say {
  const file = new URL(`../../generated/messages/${language}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, MessageFormatElement[]>;
  const intl = createIntl({ locale: language, messages });
  return (id, values) => {
    if (!(id in messages)) throw new Error(`There is no message ${id} in ${language}.`);
    return intl.formatMessage({ id }, values);
  };
}
