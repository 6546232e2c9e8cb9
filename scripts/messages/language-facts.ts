import { readFileSync } from 'node:fs';
import { contentLanguages } from '../../domain/language/languages.ts';
import { scriptLetters } from '../../domain/language/script-detection.ts';
import { root } from '../child-process.ts';

/** The letters of a language. @throws for a language that is not in `contentLanguages` */
export function scriptOf(code: string): RegExp {
  const language = contentLanguages.find(({ isoCode }) => isoCode === code);
  if (!language) throw new Error(`Add '${code}' to contentLanguages.`);
  return scriptLetters[language.isoCode];
}

type Exceptions = {
  /** Words that stay in another script, by language; `all` in every language. */
  words: Record<string, string[]>;
  /** `language:id` of texts that are longer than the limit, whose story shows that they fit. */
  long: string[];
};
const exceptions = JSON.parse(
  readFileSync(`${root}src/i18n/locales/exceptions.json`, 'utf8'),
) as Exceptions;

/** Addresses, file names and their endings are Latin by nature. */
export const inherentLatin =
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+|“[a-z]+(?:\/[a-z.-]+)?”|\b[\w-]+\.(?:com|in|txt|pdf|html)\b/gu;

/** Words that stay in another script in a language, as its glossary says: nearly all are Latin. */
export const foreignTerms = (language: string): Set<string> =>
  new Set([...(exceptions.words.all ?? []), ...(exceptions.words[language] ?? [])]);

export const longTexts: ReadonlySet<string> = new Set(exceptions.long);
