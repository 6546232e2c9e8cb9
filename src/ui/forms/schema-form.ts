import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type GenericSchema, safeParse } from 'valibot';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import type { RuleCode } from '#domain/forms/validation-rules.ts';

/** A form of these values that is validated by a schema of `domain/forms`. */
export type SchemaForm<Values extends FieldValues, Sent = unknown> = UseFormReturn<
  Values,
  unknown,
  Sent
>;

/**
 * How all forms validate: on submit, and from then on while editing. Submitted values come from the
 * schema; the input stays unchanged, and the first invalid field gets the focus.
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
      const errors: FieldErrors<Values> = {};
      // A field of a list has a path: `texts.1.title`.
      for (const [field, type] of problems) set(errors, `${field}.type`, type);
      return { values: {}, errors };
    },
  });
}

/** The rule that a field breaks, by the form's own word or the server's. */
export function fieldErrorCode<Values extends FieldValues, Sent>(
  { formState }: Pick<SchemaForm<Values, Sent>, 'formState'>,
  field: Path<Values>,
): RuleCode | undefined {
  return get(formState.errors, `${field}.type`) as RuleCode | undefined;
}

/**
 * Assigns the server's errors to these fields, in page order, and focuses the first. False when no
 * error belongs to them.
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
