import { FormattedMessage } from 'react-intl';
import { parseRuleCode, type RuleCode } from '#domain/forms/validation-rules.ts';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import type { BankField } from './bank-field.ts';

const latin = (text: string) => (
  <bdi dir="ltr" lang="en">
    {text}
  </bdi>
);

/** Which rule of the bank details a field breaks: names the field, and what would be right. */
export function BankFieldError({
  field,
  code,
}: {
  field: BankField | 'proofFileId';
  code: RuleCode;
}) {
  switch (`${field} ${parseRuleCode(code).name}` as const) {
    case 'accountHolder required':
      return (
        <FormattedMessage
          id="bank.problem.holder"
          defaultMessage="Enter the account holder's name as your bank has it."
        />
      );
    case 'accountHolder too-long':
      return (
        <FormattedMessage
          id="bank.problem.holder-long"
          defaultMessage="The account holder's name can have {max} characters at most."
          values={{ max: limits.accountHolderMax }}
        />
      );
    case 'accountNumber required':
      return (
        <FormattedMessage id="bank.problem.number" defaultMessage="Enter the account number." />
      );
    case 'accountNumber malformed':
      return (
        <FormattedMessage
          id="bank.problem.number-form"
          defaultMessage="An account number has 9 to 18 digits and nothing else."
        />
      );
    case 'accountNumberConfirmation required':
      return (
        <FormattedMessage id="bank.problem.again" defaultMessage="Re-enter the account number." />
      );
    case 'accountNumberConfirmation not-allowed':
      return (
        <FormattedMessage
          id="bank.problem.again-differs"
          defaultMessage="The account numbers don't match. Check both against your passbook."
        />
      );
    case 'ifsc required':
      return (
        <FormattedMessage
          id="bank.problem.ifsc"
          defaultMessage="Enter your branch's IFSC. You'll find it in your passbook and on cheques."
        />
      );
    case 'ifsc malformed':
      return (
        <FormattedMessage
          id="bank.problem.ifsc-form"
          defaultMessage="An IFSC has four letters, a zero and six letters or digits, like {example}"
          values={{ example: latin('SBIN0001234') }}
        />
      );
    case 'pan required':
      return <FormattedMessage id="bank.problem.pan" defaultMessage="Enter your PAN." />;
    case 'pan malformed':
      return (
        <FormattedMessage
          id="bank.problem.pan-form"
          defaultMessage="A PAN has five letters, four digits and one letter, like {example}"
          values={{ example: latin('ABCPK1234L') }}
        />
      );
    case 'gstin required':
      return (
        <FormattedMessage
          id="bank.problem.gstin"
          defaultMessage="Enter your GSTIN or untick the box."
        />
      );
    case 'gstin malformed':
      return (
        <FormattedMessage
          id="bank.problem.gstin-form"
          defaultMessage="This GSTIN isn't valid. It has 15 letters and digits and contains your PAN."
        />
      );
    case 'address required':
      return (
        <FormattedMessage
          id="bank.problem.address"
          defaultMessage="Enter the address for invoices. It's required for GST."
        />
      );
    case 'address too-long':
      return (
        <FormattedMessage
          id="bank.problem.address-long"
          defaultMessage="The address can have {max} characters at most."
          values={{ max: limits.addressMax }}
        />
      );
    case 'proofFileId required':
      return (
        <FormattedMessage
          id="bank.problem.proof"
          defaultMessage="Add a photo of your passbook or a cancelled cheque."
        />
      );
    case 'proofFileId not-allowed':
      return (
        <FormattedMessage
          id="bank.problem.proof-gone"
          defaultMessage="We no longer have this photo. Choose it again."
        />
      );
    default:
      return <FieldMessage code={code} />;
  }
}
