import type { EngagementKind } from '../analytics/engagement.ts';
import type { PostFormat } from '../post/post-formats.ts';

export const paymentTypes = ['ICC', 'OGC'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The rate for a thousand views (likes, …) of posts of one format, in paise. */
export type Rate = { format: PostFormat; kind: EngagementKind; paisePerThousand: number };

/**
 * The rates of a payment type from a month on, until the next card; of two from one month the later
 * version counts.
 */
export type RateCard = { fromMonth: string; version: number; rates: readonly Rate[] };

/** Whether a card applies; `replaced` by a later version for the same month. */
export const rateCardStatuses = ['planned', 'current', 'past', 'replaced'] as const;
export type RateCardStatus = (typeof rateCardStatuses)[number];

export type EngagementCount = {
  month: string;
  format: PostFormat;
  kind: EngagementKind;
  count: number;
};
export type EarningsLine = EngagementCount & { paisePerThousand: number; paise: number };

/** The card that is valid in a month (YYYY-MM); undefined before the first. */
export function findRateCard<Card extends Pick<RateCard, 'fromMonth' | 'version'>>(
  cards: readonly Card[],
  month: string,
): Card | undefined {
  return cards
    .filter(({ fromMonth }) => fromMonth <= month)
    .reduce<Card | undefined>(
      (best, card) => (best && isLater(best, card) ? best : card),
      undefined,
    );
}

const isLater = (
  a: Pick<RateCard, 'fromMonth' | 'version'>,
  b: Pick<RateCard, 'fromMonth' | 'version'>,
) => a.fromMonth > b.fromMonth || (a.fromMonth === b.fromMonth && a.version > b.version);

/**
 * Count times rate in whole paise, halves rounded up. Exact for every count and rate that the
 * contract takes.
 */
export function paiseFor(count: number, paisePerThousand: number): number {
  return Number((BigInt(count) * BigInt(paisePerThousand) + 500n) / 1000n);
}

/**
 * Engagement earns by the rate card of its month. Without a card or a rate it earns nothing, and
 * there is no line.
 */
export function calculateEarnings(
  counts: readonly EngagementCount[],
  cards: readonly RateCard[],
): EarningsLine[] {
  return counts.flatMap((counted) => {
    const rate = findRateCard(cards, counted.month)?.rates.find(
      ({ format, kind }) => format === counted.format && kind === counted.kind,
    );
    if (!rate || counted.count <= 0) return [];
    const { paisePerThousand } = rate;
    return [{ ...counted, paisePerThousand, paise: paiseFor(counted.count, paisePerThousand) }];
  });
}

export const totalPaise = (lines: readonly { paise: number }[]): number =>
  lines.reduce((sum, { paise }) => sum + paise, 0);

type Line = Omit<EarningsLine, 'month'>;
type FormatEarnings = { format: PostFormat; paise: number; lines: Omit<Line, 'format'>[] };

/**
 * Lines by format, in the order in which the formats come; what was counted of one kind at one rate
 * is one line.
 */
export function earningsByFormat(lines: readonly Line[]): FormatEarnings[] {
  return [...Map.groupBy(lines, ({ format }) => format)].map(([format, ofFormat]) => {
    const same = Map.groupBy(
      ofFormat,
      ({ kind, paisePerThousand }) => `${kind} ${paisePerThousand}`,
    );
    return { format, paise: totalPaise(ofFormat), lines: [...same.values()].map(mergeLines) };
  });
}

function mergeLines(same: Line[]): Omit<Line, 'format'> {
  const { kind, paisePerThousand } = same[0] as Line;
  const count = same.reduce((sum, line) => sum + line.count, 0);
  return { kind, count, paisePerThousand, paise: totalPaise(same) };
}

/** A month a number of months later (or earlier, below zero): 2026-01 and -1 give 2025-12. */
export function addMonths(month: string, months = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
