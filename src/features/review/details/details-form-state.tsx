import type { ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import type { PostDetails, PostDetailsDraft } from '#domain/forms/post-details-form.ts';
import type { PostDetailsSubject } from '#machines/flow/review/post-details.ts';
import type { FormActor } from '#src/features/admin/records/index.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { fieldErrorCode, type SchemaForm } from '#src/ui/forms/schema-form.ts';

export type DetailsActor = FormActor<PostDetailsSubject, PostDetails>;
export type DetailsFormState = SchemaForm<PostDetailsDraft, PostDetails>;

/** The error of a field, as text. */
export function fieldError(form: DetailsFormState, field: Path<PostDetailsDraft>): ReactNode {
  const code = fieldErrorCode(form, field);
  return code && <FieldMessage code={code} />;
}
