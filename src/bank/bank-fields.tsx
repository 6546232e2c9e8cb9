import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { normaliseIdentifier } from '#domain/bank-details.ts';
import type { BankText } from '#domain/forms/bank.ts';
import { Field } from '#src/ui/field.tsx';
import { type RulesForm, problemOf as ruleOf } from '#src/ui/rules-form.ts';
import { TextArea, TextInput } from '#src/ui/text-input.tsx';
import { AccountHolder, AccountNumber, Address, Gstin, Ifsc, Pan } from './field-names.tsx';
import { FieldProblem } from './field-problem.tsx';

/** The fields as they follow each other on the page; the picture comes after them. */
export const bankFields = [
  'accountHolder',
  'accountNumber',
  'accountNumberAgain',
  'ifsc',
  'pan',
  'gstin',
  'address',
] as const satisfies (keyof BankText)[];

export type BankField = (typeof bankFields)[number];
/** The form as its fields take it. */
export type BankFormFields = Omit<RulesForm<BankText>, 'handleSubmit'>;

type FieldProps = { form: BankFormFields };
/** `kept` is what the server has, masked. */
type NumberFieldProps = FieldProps & { kept: string | undefined };

function problemOf(form: BankFormFields, field: BankField) {
  const code = ruleOf(form, field);
  return code && <FieldProblem field={field} code={code} />;
}

export function HolderField({ form }: FieldProps) {
  return (
    <Field
      required
      label={<AccountHolder />}
      hint={<FormattedMessage id="bank.holder.hint" defaultMessage="As it stands in the passbook." />}
      error={problemOf(form, 'accountHolder')}
    >
      <TextInput {...form.register('accountHolder')} dir="auto" autoComplete="name" enterKeyHint="next" />
    </Field>
  );
}

/** Pasting is allowed in both: whoever copies a number makes no slip of the finger. */
export function AccountNumberField({ form, kept }: NumberFieldProps) {
  return (
    <Field
      required
      label={<AccountNumber />}
      hint={<KeptHint kept={kept} />}
      error={problemOf(form, 'accountNumber')}
    >
      <Identifier form={form} field="accountNumber" inputMode="numeric" maxLength={40} />
    </Field>
  );
}

export function AccountNumberAgainField({ form }: FieldProps) {
  return (
    <Field
      required
      label={<FormattedMessage id="bank.number-again" defaultMessage="Account number, a second time" />}
      error={problemOf(form, 'accountNumberAgain')}
    >
      <Identifier form={form} field="accountNumberAgain" inputMode="numeric" maxLength={40} />
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
          defaultMessage="The 11 letters and digits of your branch, in the passbook and on cheques."
        />
      }
      error={problemOf(form, 'ifsc')}
    >
      <Identifier form={form} field="ifsc" maxLength={20} />
    </Field>
  );
}

export function PanField({ form, kept }: NumberFieldProps) {
  return (
    <Field required label={<Pan />} hint={<KeptHint kept={kept} />} error={problemOf(form, 'pan')}>
      <Identifier form={form} field="pan" maxLength={20} />
    </Field>
  );
}

export function GstinField({ form, kept }: NumberFieldProps) {
  return (
    <Field required label={<Gstin />} hint={<KeptHint kept={kept} />} error={problemOf(form, 'gstin')}>
      <Identifier form={form} field="gstin" maxLength={30} />
    </Field>
  );
}

export function AddressField({ form }: FieldProps) {
  return (
    <Field required label={<Address />} error={problemOf(form, 'address')}>
      <TextArea {...form.register('address')} dir="auto" rows={3} autoComplete="street-address" />
    </Field>
  );
}

function KeptHint({ kept }: { kept: string | undefined }) {
  if (!kept) return null;
  return (
    <FormattedMessage
      id="bank.kept.hint"
      defaultMessage="We have one that ends in {last}. Please type it in full."
      values={{
        last: (
          <bdi dir="ltr" lang="en">
            {kept.slice(-4)}
          </bdi>
        ),
      }}
    />
  );
}

type IdentifierProps = Pick<ComponentProps<typeof TextInput>, 'inputMode' | 'maxLength'> &
  FieldProps & { field: 'accountNumber' | 'accountNumberAgain' | 'ifsc' | 'pan' | 'gstin' };

/** Letters and digits from left to right; when it is left it stands there as it will be sent. */
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
