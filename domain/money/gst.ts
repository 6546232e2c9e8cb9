/** The states and union territories by the code that a GSTIN begins with. */
export const gstStates: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

export const gstStateCode = (gstin: string): string => gstin.slice(0, 2);

/** Paise. */
export type Taxes = { cgst: number; sgst: number; igst: number };

/**
 * The tax on a service: none from a supplier without registration, central and state tax in equal
 * halves within the state of the recipient, integrated tax from another one (IGST Act, sections 8
 * and 12).
 * @param taxable paise
 * @param basisPoints of the whole tax: 1800 for 18 %
 */
export function calculateGst(
  taxable: number,
  supplierGstin: string | null,
  recipientGstin: string,
  basisPoints: number,
): Taxes {
  if (supplierGstin === null) return { cgst: 0, sgst: 0, igst: 0 };
  if (gstStateCode(supplierGstin) !== gstStateCode(recipientGstin))
    return { cgst: 0, sgst: 0, igst: applyBasisPoints(taxable, basisPoints) };
  const half = applyBasisPoints(taxable, basisPoints / 2);
  return { cgst: half, sgst: half, igst: 0 };
}

/** A part of an amount in whole paise, halves rounded up. */
export function applyBasisPoints(paise: number, basisPoints: number): number {
  return Math.floor((paise * basisPoints + 5000) / 10_000);
}
