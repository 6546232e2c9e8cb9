import { applyBasisPoints } from './gst.ts';

/**
 * How much of a fee is withheld as income tax (TDS). Section, rate and threshold change with the
 * law: they are configuration.
 */
export type WithholdingRule = {
  section: string;
  basisPoints: number;
  /** Paise in a financial year up to which nothing is withheld. */
  threshold: number;
};

/**
 * The tax to withhold from this fee, in paise. Once the fees of the year exceed the threshold, tax
 * is due on all of them, including those already paid in full.
 * @param before earlier fees of the financial year and the tax withheld from them
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
