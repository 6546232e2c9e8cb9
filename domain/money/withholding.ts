import { applyBasisPoints } from './gst.ts';

/**
 * How much of a fee is withheld as income tax. Section, rate and threshold change with the law:
 * they are configuration.
 */
export type WithholdingRule = {
  section: string;
  basisPoints: number;
  /** Paise in a financial year up to which nothing is withheld. */
  threshold: number;
};

/**
 * What is withheld from this fee, in paise. Once the fees of the year pass the threshold, tax is
 * due on all of them, also on those that went out whole before.
 * @param before fees and what was withheld of them earlier in the financial year
 */
export function calculateWithholding(
  fee: number,
  before: { fees: number; withheld: number },
  { basisPoints, threshold }: WithholdingRule,
): number {
  const fees = before.fees + fee;
  if (fees <= threshold) return 0;
  return Math.min(fee, Math.max(0, applyBasisPoints(fees, basisPoints) - before.withheld));
}
