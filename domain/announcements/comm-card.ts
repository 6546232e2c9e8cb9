import { atMost, findBrokenRule, type RuleCode, required } from '../forms/validation-rules.ts';
import { limits } from '../limits.ts';

/**
 * A communication card as staff write it: an announcement to creators. Days of India, YYYY-MM-DD.
 */
type Card = {
  texts: readonly {
    language: string;
    title: string;
    text: string;
    linkLabel?: string | undefined;
  }[];
  link: string | null;
  startDay: string | null;
  endDay: string | null;
};

/**
 * The fields of a card that break a rule, by name (`texts.1.title`), of those rules that the
 * contract cannot say.
 */
export function cardProblems({
  texts,
  link,
  startDay,
  endDay,
}: Card): Record<string, RuleCode | null> {
  const languages = texts.map(({ language }) => language);
  const isDoubled = new Set(languages).size < languages.length;
  const textProblems = texts.flatMap(({ title, text, linkLabel = '' }, index) => [
    [`texts.${index}.title`, findBrokenRule(title, [required, atMost(limits.cardTitleMax)])],
    [`texts.${index}.text`, findBrokenRule(text, [required, atMost(limits.cardTextMax)])],
    [
      `texts.${index}.linkLabel`,
      findBrokenRule(linkLabel, [
        ...(link === null ? [] : [required]),
        atMost(limits.cardLinkLabelMax),
      ]),
    ],
  ]);
  return {
    // English stands in for every language that a card was not written in.
    texts: languages.includes('en') ? (isDoubled ? 'not-allowed' : null) : 'required',
    ...Object.fromEntries(textProblems),
    startDay: startDay === null && endDay !== null ? 'required' : null,
    endDay: endDayProblem(startDay, endDay),
  };
}

function endDayProblem(startDay: string | null, endDay: string | null): RuleCode | null {
  if (startDay === null) return null;
  if (endDay === null) return 'required';
  return endDay < startDay ? 'not-allowed' : null;
}

/** How many cards are shown at once; the next appears when one is dismissed. */
export const maxVisibleCards = 2;

/**
 * A card as one person reads it: in their language where it was written in it, else in English,
 * else as it was written first.
 */
export function cardText<Text extends { language: string }>(
  texts: readonly Text[],
  language: string,
): Text | undefined {
  const inLanguage = (wanted: string) => texts.find((text) => text.language === wanted);
  return inLanguage(language) ?? inLanguage('en') ?? texts[0];
}

/**
 * Where a card leads: a page of the portal, or an address elsewhere by https; null for anything
 * else.
 */
export function cardTarget(
  link: string | null,
): { kind: 'portal' | 'elsewhere'; address: string } | null {
  if (link === null) return null;
  if (link.startsWith('/app/')) return { kind: 'portal', address: link };
  const isSafe = URL.canParse(link) && new URL(link).protocol === 'https:';
  return isSafe ? { kind: 'elsewhere', address: link } : null;
}
