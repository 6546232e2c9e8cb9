import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { type SchemaForm, useSchemaForm } from '#src/ui/forms/schema-form.ts';

/**
 * The form of a record. When the record is loaded again after a conflict, fields that nobody has
 * edited here show their new values, so that saving does not undo a colleague's change; what was
 * typed stays.
 * @param values of the record as it was loaded last
 */
export function useRecordForm<Values extends FieldValues, Sent extends FieldValues = Values>(
  schema: GenericSchema<unknown, Sent>,
  values: Values,
): SchemaForm<Values, Sent> {
  const form = useSchemaForm<Values, Sent>(schema, values);
  const loaded = useRef(values);
  const changed = (Object.keys(values) as Path<Values>[]).filter(
    (name) => !isSame(values[name], loaded.current[name]),
  );
  useEffect(() => {
    for (const name of changed) {
      const isEdited = !isSame(form.getValues(name), loaded.current[name]);
      if (!isEdited) form.setValue(name, values[name] as PathValue<Values, Path<Values>>);
    }
    loaded.current = values;
  });
  return form;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
