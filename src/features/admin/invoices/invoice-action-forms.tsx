import { FormattedMessage } from 'react-intl';
import {
  type CancellationValues,
  cancellationForm,
  type PaymentValues,
  paymentForm,
} from '#domain/forms/invoice-forms.ts';
import type { ActionFormProps } from '#src/features/admin/records/index.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextArea, TextInput } from '#src/ui/forms/text-input.tsx';

/** Asks for the bank's reference of the transfer. */
export function PaymentForm({ id, isReadOnly, onSubmit }: ActionFormProps<PaymentValues>) {
  const form = useSchemaForm(paymentForm, { reference: '' });
  const problem = fieldErrorCode(form, 'reference');
  return (
    <form id={id} noValidate onSubmit={form.handleSubmit((values) => onSubmit(values))}>
      <Field
        label={<FormattedMessage id="invoices.reference" defaultMessage="Bank reference (UTR)" />}
        hint={
          <FormattedMessage
            id="invoices.reference-hint"
            defaultMessage="6 to 40 letters and digits, from the bank's confirmation of the transfer."
          />
        }
        error={problem && <FieldMessage code={problem} />}
        required
      >
        <TextInput
          {...form.register('reference')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={isReadOnly}
        />
      </Field>
    </form>
  );
}

/** Asks why an invoice is cancelled. */
export function CancellationForm({
  id,
  isReadOnly,
  onSubmit,
}: ActionFormProps<CancellationValues>) {
  const form = useSchemaForm(cancellationForm, { reason: '' });
  const problem = fieldErrorCode(form, 'reason');
  return (
    <form id={id} noValidate onSubmit={form.handleSubmit((values) => onSubmit(values))}>
      <Field
        label={<FormattedMessage id="invoices.reason" defaultMessage="Reason" />}
        hint={
          <FormattedMessage
            id="invoices.reason-hint"
            defaultMessage="Printed on the credit note, which the creator receives."
          />
        }
        error={problem && <FieldMessage code={problem} />}
        required
      >
        <TextArea {...form.register('reason')} dir="auto" rows={3} readOnly={isReadOnly} />
      </Field>
    </form>
  );
}
