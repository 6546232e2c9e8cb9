/** Paise. `payable` is what reaches the account: total less what is withheld. */
export type InvoiceAmounts = {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
  withheld: number;
  payable: number;
};

/** The terms when the invoice was issued; copied, so that they never change. */
export type InvoiceTerms = {
  recipient: { name: string; address: string; gstin: string };
  sac: string;
  gstBasisPoints: number;
  withholding: { section: string; basisPoints: number };
};

export type CreditNote = { number: string; issuedOn: string; reason: string };
