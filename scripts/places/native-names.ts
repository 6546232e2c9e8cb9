import { consonantsOf, phoneticKey } from '../../domain/places/phonetic-key.ts';
import { type NameLanguage, nameLanguages } from '../../domain/places/states.ts';

const scripts: Record<NameLanguage, RegExp> = {
  hi: /^[\p{Script=Devanagari}\p{M} .\-\u200c\u200d]+$/u,
  mr: /^[\p{Script=Devanagari}\p{M} .\-\u200c\u200d]+$/u,
  ur: /^[\p{Script=Arabic}\p{M} .\-\u200c\u200d]+$/u,
  ta: /^[\p{Script=Tamil}\p{M} .\-\u200c\u200d]+$/u,
  te: /^[\p{Script=Telugu}\p{M} .\-\u200c\u200d]+$/u,
  ml: /^[\p{Script=Malayalam}\p{M} .\-\u200c\u200d]+$/u,
  bn: /^[\p{Script=Bengali}\p{M} .\-\u200c\u200d]+$/u,
  kn: /^[\p{Script=Kannada}\p{M} .\-\u200c\u200d]+$/u,
  gu: /^[\p{Script=Gujarati}\p{M} .\-\u200c\u200d]+$/u,
  pa: /^[\p{Script=Gurmukhi}\p{M} .\-\u200c\u200d]+$/u,
  or: /^[\p{Script=Oriya}\p{M} .\-\u200c\u200d]+$/u,
};
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
 * @param untagged names in any script, whose language only the script tells
 */
export function chooseNames(
  english: string,
  tagged: ReadonlyMap<NameLanguage, readonly string[]>,
  untagged: readonly string[],
): Map<NameLanguage, string> {
  const key = phoneticKey(english);
  const chosen = new Map<NameLanguage, string>();
  for (const language of nameLanguages) {
    const sure = cleanNames(language, tagged.get(language) ?? [], key, -taggedAdvantage);
    const marathi = language === 'hi' ? (tagged.get('mr') ?? []) : [];
    const rest = language === 'mr' ? [] : untagged.filter((name) => !marathi.includes(name));
    const [best] = [...sure, ...cleanNames(language, rest, key, 0)].sort(
      (one, other) => one.order - other.order,
    );
    if (best) chosen.set(language, best.name);
  }
  return chosen;
}

/** Those of some names that are of the language and sound alike, with how well they fit. */
function cleanNames(language: NameLanguage, names: readonly string[], key: string, order: number) {
  return names
    .map((name) =>
      name
        .normalize('NFC')
        .replace(/[،,(（].*$/u, '')
        .trim(),
    )
    .filter((name) => scripts[language].test(name) && !otherWords.test(name))
    .filter((name) => language !== 'bn' || !assameseLetters.test(name))
    .filter((name) => language !== 'ur' || !foreignLetters.test(name))
    .filter((name) => language !== 'hi' || !foreignEnding.test(name))
    .flatMap((name) => {
      const distance = distanceTo(name, key);
      const isUrdu = language !== 'ur' || urduLetters.test(name);
      return distance === null ? [] : [{ name, order: order + distance + (isUrdu ? 0 : 1) }];
    });
}
