import * as v from 'valibot';
import { gstinPattern } from '#domain/money/bank-details.ts';
import { gstStateCode, gstStates } from '#domain/money/gst.ts';
import type { WithholdingRule } from '#domain/money/withholding.ts';

/** The buyer of the content, and its taxes. The tax law of a year is configuration, not code. */
export type Billing = {
  company: { name: string; address: string; gstin: string };
  /** Services accounting code. */
  sac: string;
  gstBasisPoints: number;
  withholding: WithholdingRule;
};

const gstin = v.pipe(
  v.string(),
  v.regex(new RegExp(gstinPattern), 'must be a GSTIN'),
  v.check((value) => gstStateCode(value) in gstStates, 'begins with the code of no state'),
);
const text = v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(300, 'is too long'));
/** To basis points; half of it is whole too, as central and state tax are. */
const percent = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(\.\d)?$/, 'must be a percentage like 18 or 7.5'),
  v.transform((value) => Math.round(Number(value) * 100)),
);
const rupees = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'must be whole rupees'),
  v.transform((value) => Number(value) * 100),
);

/** The variables of the environment that invoices need. */
export const billingSettings = {
  COMPANY_NAME: v.optional(text),
  COMPANY_ADDRESS: v.optional(text),
  COMPANY_GSTIN: v.optional(gstin),
  INVOICE_SAC: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/, 'must be six digits')), '998439'),
  GST_PERCENT: v.optional(percent, '18'),
  TDS_SECTION: v.optional(text, '393'),
  TDS_PERCENT: v.optional(percent, '10'),
  TDS_THRESHOLD: v.optional(rupees, '50000'),
};
type Settings = v.InferOutput<v.ObjectSchema<typeof billingSettings, undefined>> & {
  SANDBOX: boolean;
};

const sandboxCompany = {
  name: 'Sandbox Media Private Limited',
  address: '12 Residency Road, Bengaluru 560025',
  gstin: '29AAACS1234D1ZK',
};

/**
 * Null where no company is configured: then nothing is invoiced, and what was earned stays open.
 */
export function readBilling(set: Settings): Billing | null {
  const { COMPANY_NAME: name, COMPANY_ADDRESS: address, COMPANY_GSTIN: number } = set;
  const company = name && address && number ? { name, address, gstin: number } : null;
  if (!company && !set.SANDBOX) return null;
  return {
    company: company ?? sandboxCompany,
    sac: set.INVOICE_SAC,
    gstBasisPoints: set.GST_PERCENT,
    withholding: {
      section: set.TDS_SECTION,
      basisPoints: set.TDS_PERCENT,
      threshold: set.TDS_THRESHOLD,
    },
  };
}

/** Errors of a company that is configured only in part. */
export const billingErrors = (set: Settings): string[] => {
  const names = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_GSTIN'] as const;
  const missing = names.filter((name) => set[name] === undefined);
  return missing.length === names.length
    ? []
    : missing.map((name) => `${name}: is needed with the others`);
};
