import type { BankFormValues } from '#domain/forms/bank-details-form.ts';

/** The fields as they follow each other on the page; the picture comes after them. */
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
