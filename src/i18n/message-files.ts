import type { InterfaceLanguage } from '#domain/language/languages.ts';

type MessageFile = { default: unknown };

const catalogues = import.meta.glob<MessageFile>('../../generated/messages/*.json');

/**
 * A file of compiled messages. While developing and in tests there is one for each language; the
 * build replaces this module, and has one for each piece too (scripts/messages/message-chunks.ts).
 * @param _piece the number of a piece; 0 is what every page says
 */
export function importMessages(language: InterfaceLanguage, _piece: number): Promise<MessageFile> {
  const load = catalogues[`../../generated/messages/${language}.json`];
  return load ? load() : Promise.reject(new Error(`There are no messages in '${language}'.`));
}
