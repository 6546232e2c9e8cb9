import { calculateGst } from '#domain/money/gst.ts';
import { calculateWithholding } from '#domain/money/withholding.ts';
import type { Billing } from '#server/platform/config/billing.ts';
import type { InvoiceAmounts } from '#server/platform/database/schema/invoice-records.ts';
import type { Supplier } from './invoice-document.ts';

/**
 * The amounts of an invoice in paise: the fee with GST is the total; less the income tax deducted
 * (TDS) it is what is payable.
 * @param taxable the fee
 * @param before earlier fees of the financial year and the tax withheld from them
 */
export function invoiceAmounts(
  taxable: number,
  { gstin }: Supplier,
  before: { fees: number; withheld: number },
  { company, gstBasisPoints, withholding }: Billing,
): InvoiceAmounts {
  const taxes = calculateGst(taxable, gstin, company.gstin, gstBasisPoints);
  const total = taxable + taxes.cgst + taxes.sgst + taxes.igst;
  const withheld = calculateWithholding(taxable, before, withholding);
  return { taxable, ...taxes, total, withheld, payable: total - withheld };
}
