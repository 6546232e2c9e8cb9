import type { UseFormReturn } from 'react-hook-form';
import type { BankText } from '#domain/bank-form.ts';
import { type FieldCode, fieldCodes } from '#domain/error-codes.ts';

/** The fields as they follow each other on the page; the picture comes after them. */
const fieldOrder = [
  'accountHolder',
  'accountNumber',
  'accountNumberAgain',
  'ifsc',
  'pan',
  'gstin',
  'address',
] as const satisfies (keyof BankText)[];

export type BankField = (typeof fieldOrder)[number];

/** Which rule the field breaks, by the chart's or the server's word. */
export function errorOf(form: UseFormReturn<BankText>, field: BankField): FieldCode | undefined {
  const type = form.formState.errors[field]?.type;
  return fieldCodes.find((code) => code === type);
}

/** Shows the problems at their fields and takes the focus to the first. False when none is about a field of text. */
export function showProblems(
  form: UseFormReturn<BankText>,
  problems: Readonly<Record<string, FieldCode>>,
): boolean {
  const wrong = fieldOrder.filter((field) => problems[field]);
  for (const field of wrong) form.setError(field, { type: problems[field] ?? 'malformed' });
  if (wrong[0]) form.setFocus(wrong[0]);
  return wrong.length > 0;
}

/** Is what went wrong said at a field of the form? */
export function isAboutFields(problems: Readonly<Record<string, FieldCode>> = {}): boolean {
  return [...fieldOrder, 'proofFileId'].some((field) => problems[field]);
}
