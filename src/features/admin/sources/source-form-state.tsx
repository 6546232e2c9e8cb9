import type { ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import type { SourceDraft, SourceValues } from '#domain/forms/source-form.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { fieldErrorCode, type SchemaForm } from '#src/ui/forms/schema-form.ts';
import type { Source } from './source-list-machines.ts';

export type SourceFormState = SchemaForm<SourceDraft, SourceValues>;
export type SourceFieldProps = { form: SourceFormState; source: Source | null };

/** The error of a field, as text. */
export function fieldError(form: SourceFormState, field: Path<SourceDraft>): ReactNode {
  const code = fieldErrorCode(form, field);
  return code && <FieldMessage code={code} />;
}
