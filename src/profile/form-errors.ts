import type { UseFormReturn } from 'react-hook-form';
import { type FieldCode, fieldCodes } from '#domain/error-codes.ts';
import type { ProfileText } from '#machines/flow/profile.ts';

/** The fields of the form as they follow each other on the page. */
export const fieldOrder = ['name', 'handle', 'bio', 'languages', 'socialProfileLink', 'isAdult'] as const;

/** Which rule the field breaks, by the chart's or the server's word. */
export function errorOf(form: UseFormReturn<ProfileText>, field: keyof ProfileText): FieldCode | undefined {
  const type = form.formState.errors[field]?.type;
  return fieldCodes.find((code) => code === type);
}

/** Shows the problems at their fields and takes the focus to the first. False when none is about a field here. */
export function showProblems(form: UseFormReturn<ProfileText>, problems: Record<string, FieldCode>): boolean {
  const wrong = fieldOrder.filter((field) => problems[field]);
  for (const field of wrong) form.setError(field, { type: problems[field] ?? 'malformed' });
  if (wrong[0]) form.setFocus(wrong[0]);
  return wrong.length > 0;
}
