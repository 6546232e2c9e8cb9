import { FormattedMessage } from 'react-intl';
import { type StaffMessageValues, staffMessageForm } from '#domain/forms/staff-message-form.ts';
import type { ActionFormProps } from '#src/features/admin/records/index.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextArea } from '#src/ui/forms/text-input.tsx';

/** Asks for the text of a message. */
export function StaffMessageForm({
  id,
  isReadOnly,
  onSubmit,
}: ActionFormProps<StaffMessageValues>) {
  const form = useSchemaForm<{ text: string }, StaffMessageValues>(staffMessageForm, { text: '' });
  const problem = fieldErrorCode(form, 'text');
  return (
    <form id={id} noValidate onSubmit={form.handleSubmit((values) => onSubmit(values))}>
      <Field
        label={<FormattedMessage id="creators.message.text" defaultMessage="Message" />}
        hint={
          <FormattedMessage
            id="creators.message.hint"
            defaultMessage="Write in a language that the creator reads. The creator can't reply here."
          />
        }
        error={problem && <FieldMessage code={problem} />}
        required
      >
        <TextArea {...form.register('text')} dir="auto" rows={5} readOnly={isReadOnly} />
      </Field>
    </form>
  );
}
