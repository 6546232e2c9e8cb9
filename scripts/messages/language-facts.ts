import { readFileSync } from 'node:fs';
import { root } from '../child-process.ts';

const scripts: Record<string, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  ur: /\p{Script=Arabic}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  ml: /\p{Script=Malayalam}/u,
  bn: /\p{Script=Bengali}/u,
  kn: /\p{Script=Kannada}/u,
  gu: /\p{Script=Gujarati}/u,
  pa: /\p{Script=Gurmukhi}/u,
  or: /\p{Script=Oriya}/u,
};

/** The letters of a language. @throws for a language whose script is not known here */
export function scriptOf(language: string): RegExp {
  const script = scripts[language];
  if (!script) throw new Error(`Add the script of '${language}' to language-facts.ts.`);
  return script;
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
