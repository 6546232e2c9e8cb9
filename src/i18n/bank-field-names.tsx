import { FormattedMessage } from 'react-intl';

/* The names of the fields, in the form, the review and the saved details. */

export function AccountHolder() {
  return <FormattedMessage id="bank.holder" defaultMessage="Account holder" />;
}

export function AccountNumber() {
  return <FormattedMessage id="bank.number" defaultMessage="Account number" />;
}

export function Ifsc() {
  return (
    <FormattedMessage
      id="bank.ifsc"
      defaultMessage="IFSC"
      description="Indian code of a bank's branch"
    />
  );
}

export function Pan() {
  return <FormattedMessage id="bank.pan" defaultMessage="PAN" description="Indian tax number" />;
}

export function Gstin() {
  return (
    <FormattedMessage
      id="bank.gstin"
      defaultMessage="GSTIN"
      description="Number of a GST registration"
    />
  );
}

export function Address() {
  return <FormattedMessage id="bank.address" defaultMessage="Address for invoices" />;
}

export function ProofName() {
  return (
    <FormattedMessage
      id="bank.proof"
      defaultMessage="Photo of your passbook or a cancelled cheque"
    />
  );
}
