import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { parseRuleCode, type RuleCode } from '#domain/forms/validation-rules.ts';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import type { BankField } from './bank-field.ts';

type CheckedField = BankField | 'proofFileId';

/** By field and rule. Other rules have the message that all forms share. */
const messages: Record<string, MessageDescriptor> = defineMessages({
  'accountHolder required': {
    id: 'bank.problem.holder',
    defaultMessage: "Enter the account holder's name as your bank has it.",
  },
  'accountHolder too-long': {
    id: 'bank.problem.holder-long',
    defaultMessage: "The account holder's name can have {max} characters at most.",
  },
  'accountNumber required': {
    id: 'bank.problem.number',
    defaultMessage: 'Enter the account number.',
  },
  'accountNumber malformed': {
    id: 'bank.problem.number-form',
    defaultMessage: 'An account number has 9 to 18 digits and nothing else.',
  },
  'accountNumberConfirmation required': {
    id: 'bank.problem.again',
    defaultMessage: 'Re-enter the account number.',
  },
  'accountNumberConfirmation not-allowed': {
    id: 'bank.problem.again-differs',
    defaultMessage: "The account numbers don't match. Check both against your passbook.",
  },
  'ifsc required': {
    id: 'bank.problem.ifsc',
    defaultMessage: "Enter your branch's IFSC. You'll find it in your passbook and on cheques.",
  },
  'ifsc malformed': {
    id: 'bank.problem.ifsc-form',
    defaultMessage: 'An IFSC has four letters, a zero and six letters or digits, like {example}',
  },
  'pan required': {
    id: 'bank.problem.pan',
    defaultMessage: 'Enter your PAN.',
  },
  'pan malformed': {
    id: 'bank.problem.pan-form',
    defaultMessage: 'A PAN has five letters, four digits and one letter, like {example}',
  },
  'gstin required': {
    id: 'bank.problem.gstin',
    defaultMessage: 'Enter your GSTIN or untick the box.',
  },
  'gstin malformed': {
    id: 'bank.problem.gstin-form',
    defaultMessage: "This GSTIN isn't valid. It has 15 letters and digits and contains your PAN.",
  },
  'address required': {
    id: 'bank.problem.address',
    defaultMessage: "Enter the address for invoices. It's required for GST.",
  },
  'address too-long': {
    id: 'bank.problem.address-long',
    defaultMessage: 'The address can have {max} characters at most.',
  },
  'proofFileId required': {
    id: 'bank.problem.proof',
    defaultMessage: 'Add a photo of your passbook or a cancelled cheque.',
  },
  'proofFileId not-allowed': {
    id: 'bank.problem.proof-gone',
    defaultMessage: 'We no longer have this photo. Choose it again.',
  },
});

const example = (text: string) => (
  <bdi dir="ltr" lang="en">
    {text}
  </bdi>
);

/** The values of the messages, by field. */
const values: Partial<Record<CheckedField, Record<string, ReactNode>>> = {
  accountHolder: { max: limits.accountHolderMax },
  address: { max: limits.addressMax },
  ifsc: { example: example('SBIN0001234') },
  pan: { example: example('ABCPK1234L') },
};

/** Which rule of the bank details a field breaks: names the field, and what would be right. */
export function BankFieldError({ field, code }: { field: CheckedField; code: RuleCode }) {
  const message = messages[`${field} ${parseRuleCode(code).name}`];
  if (!message) return <FieldMessage code={code} />;
  return <FormattedMessage {...message} values={values[field] ?? {}} />;
}
