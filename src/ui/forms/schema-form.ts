import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type GenericSchema, safeParse } from 'valibot';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import type { RuleCode } from '#domain/forms/validation-rules.ts';

/** A form of these values that is judged by a schema of `domain/forms`. */
export type SchemaForm<Values extends FieldValues, Sent = unknown> = UseFormReturn<
  Values,
  unknown,
  Sent
>;

/**
 * The one way in which forms are judged: on submitting, and from then on while the person edits.
 * What is submitted has come out of the schema; what was typed stays as it is, and the focus goes
 * to the first wrong field.
 */
export function useSchemaForm<Values extends FieldValues, Sent extends FieldValues>(
  schema: GenericSchema<unknown, Sent>,
  defaultValues: Values,
): SchemaForm<Values, Sent> {
  return useForm<Values, unknown, Sent>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: (values) => {
      const { success, output } = safeParse(schema, values);
      if (success) return { values: output, errors: {} };
      const problems = Object.entries(fieldProblems(schema, values));
      const errors = Object.fromEntries(problems.map(([field, type]) => [field, { type }]));
      return { values: {}, errors: errors as FieldErrors<Values> };
    },
  });
}

/** The rule that a field breaks, by the form's own word or the server's. */
export function fieldErrorCode<Values extends FieldValues, Sent>(
  { formState }: Pick<SchemaForm<Values, Sent>, 'formState'>,
  field: Path<Values>,
): RuleCode | undefined {
  return formState.errors[field]?.type as RuleCode | undefined;
}

/**
 * Brings what the server refused to these fields, which stand in the order of the page, and the
 * focus to the first. False when none of it is about them.
 */
export function showFieldErrors<Values extends FieldValues, Sent>(
  form: Pick<SchemaForm<Values, Sent>, 'setError' | 'setFocus'>,
  fields: readonly Path<Values>[],
  problems: Record<string, RuleCode>,
): boolean {
  const wrong = fields.filter((field) => problems[field]);
  for (const field of wrong) form.setError(field, { type: problems[field] ?? 'malformed' });
  if (wrong[0]) form.setFocus(wrong[0]);
  return wrong.length > 0;
}
