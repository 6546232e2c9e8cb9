import { FormattedMessage } from 'react-intl';
import { type BlockValues, blockForm } from '#domain/forms/block-form.ts';
import { blockReasons } from '#domain/person/block-reasons.ts';
import { blockReasonTexts } from '#src/i18n/block-reason-texts.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { ChoiceField } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextArea } from '#src/ui/forms/text-input.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import type { ActionFormProps } from './action-dialog.tsx';

/** Asks why an account is blocked, and for a note to other staff. */
export function BlockForm({ id, isReadOnly, onSubmit }: ActionFormProps<BlockValues>) {
  const form = useSchemaForm<{ reason: string; note: string }, BlockValues>(blockForm, {
    reason: '',
    note: '',
  });
  const reasonProblem = fieldErrorCode(form, 'reason');
  const noteProblem = fieldErrorCode(form, 'note');
  return (
    <form id={id} noValidate onSubmit={form.handleSubmit((values) => onSubmit(values))}>
      <Stack gap="5">
        <ChoiceField
          legend={<FormattedMessage id="records.block.reason" defaultMessage="Reason" />}
          choices={blockReasons.map((reason) => ({
            value: reason,
            label: <FormattedMessage {...blockReasonTexts[reason]} />,
            disabled: isReadOnly,
          }))}
          value={form.watch('reason') || null}
          onChange={(reason) => form.setValue('reason', reason, { shouldValidate: true })}
          error={reasonProblem && <FieldMessage code={reasonProblem} />}
        />
        <Field
          label={<FormattedMessage id="records.block.note" defaultMessage="Note" />}
          hint={
            <FormattedMessage
              id="records.block.note-hint"
              defaultMessage="Only staff see it, on this page."
            />
          }
          error={noteProblem && <FieldMessage code={noteProblem} />}
          optional
        >
          <TextArea {...form.register('note')} rows={3} readOnly={isReadOnly} />
        </Field>
      </Stack>
    </form>
  );
}
