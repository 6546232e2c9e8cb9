import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BankFormValues } from '#domain/forms/bank-details-form.ts';
import { normaliseIdentifier } from '#domain/money/bank-details.ts';
import {
  AccountHolder,
  AccountNumber,
  Address,
  Gstin,
  Ifsc,
  Pan,
} from '#src/i18n/bank-field-names.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode as ruleOf, type SchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextArea, TextInput } from '#src/ui/forms/text-input.tsx';
import type { BankField } from './bank-field.ts';
import { BankFieldError } from './bank-field-error.tsx';
/** The form as its fields take it. */
export type BankFormFields = Omit<SchemaForm<BankFormValues>, 'handleSubmit'>;

type FieldProps = { form: BankFormFields };
/** `kept` is what the server has, masked. */
type NumberFieldProps = FieldProps & { saved: string | undefined };

function fieldError(form: BankFormFields, field: BankField) {
  const code = ruleOf(form, field);
  return code && <BankFieldError field={field} code={code} />;
}

export function HolderField({ form }: FieldProps) {
  return (
    <Field
      required
      label={<AccountHolder />}
      hint={
        <FormattedMessage id="bank.holder.hint" defaultMessage="As printed in your passbook." />
      }
      error={fieldError(form, 'accountHolder')}
    >
      <TextInput
        {...form.register('accountHolder')}
        dir="auto"
        autoComplete="name"
        enterKeyHint="next"
      />
    </Field>
  );
}

/** Pasting is allowed in both fields: a copied number has no typing errors. */
export function AccountNumberField({ form, saved }: NumberFieldProps) {
  return (
    <Field
      required
      label={<AccountNumber />}
      hint={<SavedHint saved={saved} />}
      error={fieldError(form, 'accountNumber')}
    >
      <Identifier form={form} field="accountNumber" inputMode="numeric" maxLength={40} />
    </Field>
  );
}

export function AccountNumberAgainField({ form }: FieldProps) {
  return (
    <Field
      required
      label={<FormattedMessage id="bank.number-again" defaultMessage="Re-enter account number" />}
      error={fieldError(form, 'accountNumberConfirmation')}
    >
      <Identifier
        form={form}
        field="accountNumberConfirmation"
        inputMode="numeric"
        maxLength={40}
      />
    </Field>
  );
}

export function IfscField({ form }: FieldProps) {
  return (
    <Field
      required
      label={<Ifsc />}
      hint={
        <FormattedMessage
          id="bank.ifsc.hint"
          defaultMessage="Your branch's 11-character code, in your passbook and on cheques."
        />
      }
      error={fieldError(form, 'ifsc')}
    >
      <Identifier form={form} field="ifsc" maxLength={20} />
    </Field>
  );
}

export function PanField({ form, saved }: NumberFieldProps) {
  return (
    <Field
      required
      label={<Pan />}
      hint={<SavedHint saved={saved} />}
      error={fieldError(form, 'pan')}
    >
      <Identifier form={form} field="pan" maxLength={20} />
    </Field>
  );
}

export function GstinField({ form, saved }: NumberFieldProps) {
  return (
    <Field
      required
      label={<Gstin />}
      hint={<SavedHint saved={saved} />}
      error={fieldError(form, 'gstin')}
    >
      <Identifier form={form} field="gstin" maxLength={30} />
    </Field>
  );
}

export function AddressField({ form }: FieldProps) {
  return (
    <Field required label={<Address />} error={fieldError(form, 'address')}>
      <TextArea {...form.register('address')} dir="auto" rows={3} autoComplete="street-address" />
    </Field>
  );
}

function SavedHint({ saved }: { saved: string | undefined }) {
  if (!saved) return null;
  return (
    <FormattedMessage
      id="bank.kept.hint"
      defaultMessage="The one we have ends in {last}. Please enter it in full."
      values={{
        last: (
          <bdi dir="ltr" lang="en">
            {saved.slice(-4)}
          </bdi>
        ),
      }}
    />
  );
}

type IdentifierProps = Pick<ComponentProps<typeof TextInput>, 'inputMode' | 'maxLength'> &
  FieldProps & { field: 'accountNumber' | 'accountNumberConfirmation' | 'ifsc' | 'pan' | 'gstin' };

/** Letters and digits from left to right. On blur the value is formatted as it will be sent. */
function Identifier({ form, field, ...rest }: IdentifierProps) {
  const tidy = () => form.setValue(field, normaliseIdentifier(form.getValues(field)));
  return (
    <TextInput
      {...form.register(field, { onBlur: tidy })}
      {...rest}
      dir="ltr"
      lang="en"
      fontSize="lg"
      letterSpacing="wide"
      textTransform="uppercase"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}
