import { type TranslatedLanguage, translatedLanguages } from '../../domain/language/languages.ts';
import { scriptLetters } from '../../domain/language/script-detection.ts';
import { consonantsOf, phoneticKey } from '../../domain/places/phonetic-key.ts';

/** A name in the letters of a language, with its joiners and no other signs. */
const ownName = (language: TranslatedLanguage) =>
  new RegExp(`^[${scriptLetters[language].source}\\p{M} .\\-\\u200c\\u200d]+$`, 'u');
/** The languages that share the script of a language, itself included. */
const sharingScript = (language: TranslatedLanguage) =>
  translatedLanguages.filter(
    (other) => scriptLetters[other].source === scriptLetters[language].source,
  );
/** Letters that Urdu has and Arabic and Persian have not; those that Urdu has not. */
const urduLetters = /[ٹڈڑںےہھ]/;
const foreignLetters = /[كيىةەڪٻڀڄڃڇڏڊڌڍڙڳڱڻݨ]/;
const assameseLetters = /[ৰৱ]/;
/** Sanskrit and Tamil endings that Hindi has not. */
const foreignEnding = /्$/;
/** Words for "district" and the like, which are no part of a name. */
const otherWords = /\p{N}|शहर|ज़?िला|मंडल|ضلع|تحصیل|জেলা|जिल्हा|மாவட்டம்|జిల్లా|ಜಿಲ್ಲೆ|ജില്ല|જિલ્લો|ਜ਼ਿਲ੍ਹਾ|ଜିଲ୍ଲା/u;

/** The part of one key that has to be changed to get the other: 0 to 1. */
export function difference(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return (row[other.length] ?? 0) / Math.max(one.length, other.length, 1);
}

const mostDifference = 0.34;

/** How much a name differs in sound from the English one; none where it is another name. */
function distanceTo(name: string, english: string): number | null {
  const key = phoneticKey(name);
  const distance = difference(key, english);
  const hasConsonants = key.length > 2 && consonantsOf(english) === consonantsOf(key);
  return distance <= mostDifference || hasConsonants ? distance : null;
}

/** How much likelier a name is whose language the source says. */
const taggedAdvantage = 0.2;

/**
 * The name in each language for which one can be trusted: it is written in the script of the
 * language and sounds as the English name does, so that a former name is not shown.
 * @param tagged names whose language the source says
 * @param untagged names in any script, whose language only the script shows
 */
export function chooseNames(
  english: string,
  tagged: ReadonlyMap<TranslatedLanguage, readonly string[]>,
  untagged: readonly string[],
): Map<TranslatedLanguage, string> {
  const key = phoneticKey(english);
  const chosen = new Map<TranslatedLanguage, string>();
  for (const language of translatedLanguages) {
    const sure = cleanNames(language, tagged.get(language) ?? [], key, -taggedAdvantage);
    // Where languages share a script, a name without a language is taken for one of the first.
    const [first, ...others] = sharingScript(language);
    const foreign = others.flatMap((other) => tagged.get(other) ?? []);
    const rest = language === first ? untagged.filter((name) => !foreign.includes(name)) : [];
    const [best] = [...sure, ...cleanNames(language, rest, key, 0)].sort(
      (one, other) => one.order - other.order,
    );
    if (best) chosen.set(language, best.name);
  }
  return chosen;
}

/** Those of some names that are of the language and sound alike, with how well they fit. */
function cleanNames(
  language: TranslatedLanguage,
  names: readonly string[],
  key: string,
  order: number,
) {
  return names
    .map((name) =>
      name
        .normalize('NFC')
        .replace(/[،,(（].*$/u, '')
        .trim(),
    )
    .filter((name) => ownName(language).test(name) && !otherWords.test(name))
    .filter((name) => language !== 'bn' || !assameseLetters.test(name))
    .filter((name) => language !== 'ur' || !foreignLetters.test(name))
    .filter((name) => language !== 'hi' || !foreignEnding.test(name))
    .flatMap((name) => {
      const distance = distanceTo(name, key);
      const isUrdu = language !== 'ur' || urduLetters.test(name);
      return distance === null ? [] : [{ name, order: order + distance + (isUrdu ? 0 : 1) }];
    });
}
