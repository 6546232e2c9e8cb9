import type { BankFormValues } from '#domain/forms/bank-details-form.ts';

/** The fields in page order; the picture comes after them. */
export const bankFields = [
  'accountHolder',
  'accountNumber',
  'accountNumberConfirmation',
  'ifsc',
  'pan',
  'gstin',
  'address',
] as const satisfies (keyof BankFormValues)[];

export type BankField = (typeof bankFields)[number];
