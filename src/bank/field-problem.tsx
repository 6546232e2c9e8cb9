import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { partsOf, type RuleCode } from '#domain/validation.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import type { BankField } from './bank-fields.tsx';

const latin = (text: string) => (
  <bdi dir="ltr" lang="en">
    {text}
  </bdi>
);

/** Which rule of the bank details a field breaks: names the field, and what would be right. */
export function FieldProblem({ field, code }: { field: BankField | 'proofFileId'; code: RuleCode }) {
  switch (`${field} ${partsOf(code).name}` as const) {
    case 'accountHolder required':
      return (
        <FormattedMessage
          id="bank.problem.holder"
          defaultMessage="Write the account holder's name as the bank has it."
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
      return <FormattedMessage id="bank.problem.number" defaultMessage="Write the account number." />;
    case 'accountNumber malformed':
      return (
        <FormattedMessage
          id="bank.problem.number-form"
          defaultMessage="An account number has 9 to 18 digits, and nothing else."
        />
      );
    case 'accountNumberAgain required':
      return (
        <FormattedMessage id="bank.problem.again" defaultMessage="Write the account number a second time." />
      );
    case 'accountNumberAgain not-allowed':
      return (
        <FormattedMessage
          id="bank.problem.again-differs"
          defaultMessage="The two account numbers differ. Compare both with your passbook."
        />
      );
    case 'ifsc required':
      return (
        <FormattedMessage
          id="bank.problem.ifsc"
          defaultMessage="Write the IFSC of your branch. It is in the passbook and on cheques."
        />
      );
    case 'ifsc malformed':
      return (
        <FormattedMessage
          id="bank.problem.ifsc-form"
          defaultMessage="An IFSC has four letters, a zero, then six letters or digits, like {example}"
          values={{ example: latin('SBIN0001234') }}
        />
      );
    case 'pan required':
      return <FormattedMessage id="bank.problem.pan" defaultMessage="Write your PAN." />;
    case 'pan malformed':
      return (
        <FormattedMessage
          id="bank.problem.pan-form"
          defaultMessage="A PAN has five letters, four digits and a letter, like {example}"
          values={{ example: latin('ABCPK1234L') }}
        />
      );
    case 'gstin required':
      return (
        <FormattedMessage
          id="bank.problem.gstin"
          defaultMessage="Write your GSTIN, or take the tick off if you have none."
        />
      );
    case 'gstin malformed':
      return (
        <FormattedMessage
          id="bank.problem.gstin-form"
          defaultMessage="This GSTIN is not right. It has 15 letters and digits, and holds your PAN."
        />
      );
    case 'address required':
      return (
        <FormattedMessage
          id="bank.problem.address"
          defaultMessage="Write the address for invoices: GST asks for it."
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
          defaultMessage="Add a picture of your passbook or a cancelled cheque."
        />
      );
    case 'proofFileId not-allowed':
      return (
        <FormattedMessage
          id="bank.problem.proof-gone"
          defaultMessage="This picture is not with us any more. Choose it again."
        />
      );
    default:
      return <FieldMessage code={code} />;
  }
}
