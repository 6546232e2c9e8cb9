import { type RateField, rateFields, toRupees } from '#domain/forms/rate-card-form.ts';
import type { PaymentType } from '#domain/money/earnings.ts';
import type { RateCard } from './rate-card-machines.ts';

/** The prices of the card with the latest month, as they are typed; empty where there is none. */
export function latestRates(
  cards: readonly RateCard[],
  paymentType: PaymentType,
): Record<RateField, string> {
  const [latest] = cards
    .filter((card) => card.paymentType === paymentType)
    .toSorted((a, b) => b.fromMonth.localeCompare(a.fromMonth) || b.version - a.version);
  const priceOf = ({ format, kind }: (typeof rateFields)[number]) => {
    const rate = latest?.rates.find((each) => each.format === format && each.kind === kind);
    return rate ? toRupees(rate.paisePerThousand) : '';
  };
  return Object.fromEntries(rateFields.map((field) => [field.name, priceOf(field)])) as Record<
    RateField,
    string
  >;
}
