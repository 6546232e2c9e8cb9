import { foreignTerms, inherentLatin, longTexts, scriptOf } from './language-facts.ts';
import { type Catalogue, type Part, placeholdersOf } from './message-catalogues.ts';

const literalPart = 0;
const pluralPart = 6;

/** A text may have this many times the letters of the English one. */
const mostGrowth = 2.2;
/** Shorter English texts are words, whose translations are as long as they are. */
const leastLetters = 10;
/** Letters that represent a value. */
const valueLetters = 4;

/** All literal texts of a message, those of its plural forms and tags too. */
function literalsOf(parts: Part[]): string[] {
  return parts.flatMap((part) => [
    ...(part.type === literalPart && part.value !== undefined ? [part.value] : []),
    ...Object.values(part.options ?? {}).flatMap(({ value }) => literalsOf(value)),
    ...literalsOf(part.children ?? []),
  ]);
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Letters as people count them, of the longest form; a vowel sign belongs to its letter. */
export function lettersOf(parts: Part[]): number {
  const letters = parts.map((part) => {
    if (part.type === literalPart) return [...segmenter.segment(part.value ?? '')].length;
    if (part.children) return lettersOf(part.children);
    if (part.options)
      return Math.max(...Object.values(part.options).map(({ value }) => lettersOf(value)));
    return valueLetters;
  });
  return letters.reduce((sum, each) => sum + each, 0);
}

/** Plural categories that a language has and a message lacks. */
export function missingPlurals(language: string, parts: Part[]): string[] {
  return parts.flatMap((part) => {
    const within = [
      ...Object.values(part.options ?? {}).flatMap(({ value }) => missingPlurals(language, value)),
      ...missingPlurals(language, part.children ?? []),
    ];
    if (part.type !== pluralPart) return within;
    const type = part.pluralType === 'ordinal' ? 'ordinal' : 'cardinal';
    const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
    const lacks = pluralCategories.filter((category) => !(category in (part.options ?? {})));
    return [...lacks, ...within];
  });
}

/** Words that are in neither the script of the language nor among the terms in Latin letters. */
export function foreignWords(language: string, texts: string[]): string[] {
  const own = scriptOf(language);
  const allowed = foreignTerms(language);
  const isForeign = (letter: string) => !own.test(letter) && /^\p{Letter}/u.test(letter);
  return (
    texts
      .flatMap((text) => text.replace(inherentLatin, ' ').match(/[\p{Letter}\p{Mark}]+/gu) ?? [])
      // An ending may follow a word in Latin letters at once.
      .flatMap((word) =>
        [...segmenter.segment(word)]
          .map(({ segment }) => (isForeign(segment) ? segment : ' '))
          .join('')
          .split(' '),
      )
      .filter((word) => word !== '' && !allowed.has(word))
  );
}

/**
 * The problems in the texts of a language, one line each: other placeholders, missing plural
 * categories, words in another script, English left as it is, and texts that are too long. Missing
 * texts are not looked for.
 */
export function languageFindings(
  language: string,
  english: Catalogue,
  translated: Catalogue,
): string[] {
  const findings: string[] = [];
  for (const [id, parts] of Object.entries(translated)) {
    const source = english[id];
    const report = (what: string) => findings.push(`${language}: ${id} ${what}`);
    if (!source) {
      report('is surplus: no source uses it');
      continue;
    }
    const [expected, found] = [placeholdersOf(source).join(' '), placeholdersOf(parts).join(' ')];
    if (expected !== found)
      report(`has ${found || 'no placeholder'} where English has ${expected || 'none'}`);
    const plurals = missingPlurals(language, parts);
    if (plurals.length > 0) report(`lacks the plural ${[...new Set(plurals)].join(', ')}`);
    const foreign = foreignWords(language, literalsOf(parts));
    if (foreign.length > 0) {
      const isEnglish = JSON.stringify(literalsOf(parts)) === JSON.stringify(literalsOf(source));
      report(
        isEnglish ? 'is in English' : `has foreign words: ${[...new Set(foreign)].join(', ')}`,
      );
    }
    const [length, limit] = [lettersOf(parts), lettersOf(source) * mostGrowth];
    const isLong = lettersOf(source) >= leastLetters && length > limit;
    if (isLong && !longTexts.has(`${language}:${id}`))
      report(
        `has ${length} letters; ${Math.floor(limit)} fit where English has ${lettersOf(source)}`,
      );
  }
  return findings;
}
