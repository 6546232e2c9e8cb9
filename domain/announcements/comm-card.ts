import {
  atMost,
  completeRange,
  findBrokenRule,
  orderedRange,
  type Rule,
  type RuleCode,
  required,
} from '../forms/validation-rules.ts';
import { fallbackLanguage, interfaceLanguages } from '../language/languages.ts';
import { limits } from '../limits.ts';
import { isWebAddress } from '../navigation/web-address.ts';
import { campaignStatus } from './campaign.ts';

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
  const days = { from: startDay, to: endDay };
  return {
    // Every list of staff can show an English text.
    texts: languages.includes('en') ? (isDoubled ? 'not-allowed' : null) : 'required',
    ...Object.fromEntries(textProblems),
    startDay: startDay ? null : completeRange(days),
    endDay: findBrokenRule(days, startDay ? [completeRange, orderedRange] : []),
  };
}

/** The languages in which a card can be written. */
export const cardLanguages = interfaceLanguages;
export type CardLanguage = (typeof cardLanguages)[number];

/** The languages in which creators do not see a card. */
export const missingCardLanguages = (texts: readonly { language: string }[]): CardLanguage[] =>
  cardLanguages.filter((language) => !texts.some((text) => text.language === language));

export const cardStatuses = ['off', 'upcoming', 'shown', 'ended'] as const;
export type CardStatus = (typeof cardStatuses)[number];

/** Whether creators see a card. @param today a day of India */
export function cardStatus(
  { isOn, startDay, endDay }: { isOn: boolean } & Pick<Card, 'startDay' | 'endDay'>,
  today: string,
): CardStatus {
  if (!isOn) return 'off';
  if (startDay === null || endDay === null) return 'shown';
  return ({ upcoming: 'upcoming', running: 'shown', ended: 'ended' } as const)[
    campaignStatus({ startDay, endDay }, today)
  ];
}

/** A card in one language; undefined where it was not written in it. Creators see no other text. */
export const cardTextIn = <Text extends { language: string }>(
  texts: readonly Text[],
  language: string,
): Text | undefined => texts.find((text) => text.language === language);

/**
 * A card as staff see it in lists: in their language where it was written in it, else in English,
 * else as it was written first.
 */
export const cardText = <Text extends { language: string }>(
  texts: readonly Text[],
  language: string,
): Text | undefined =>
  cardTextIn(texts, language) ?? cardTextIn(texts, fallbackLanguage) ?? texts[0];

const linkPattern = /^(\/app\/|https:\/\/)[^\s<>"]*$/;

/** A card links to a page of the portal or to another https address. */
export const cardLink: Rule<string> = (link) =>
  link === '' || (linkPattern.test(link) && hasTarget(link)) ? null : 'malformed';

const hasTarget = (link: string) => link.startsWith('/app/') || isWebAddress(link);

/** The target of a card: a page of the portal, or another https address; null for anything else. */
export function cardTarget(
  link: string | null,
): { kind: 'portal' | 'elsewhere'; address: string } | null {
  if (link === null) return null;
  if (link.startsWith('/app/')) return { kind: 'portal', address: link };
  const isSafe = URL.canParse(link) && new URL(link).protocol === 'https:';
  return isSafe ? { kind: 'elsewhere', address: link } : null;
}
