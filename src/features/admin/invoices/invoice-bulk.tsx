import { FormattedMessage } from 'react-intl';
import type { BulkOffer } from '#src/features/admin/bulk/index.ts';
import { PaymentForm } from './invoice-action-forms.tsx';

export const invoiceBulkKinds = ['pay-invoices'] as const;

/** What can be done with many invoices. */
export const invoiceOffers: readonly BulkOffer[] = [
  {
    kind: 'pay-invoices',
    label: <FormattedMessage id="invoices.bulk.pay" defaultMessage="Mark as paid" />,
    title: (
      <FormattedMessage id="invoices.bulk.pay-title" defaultMessage="Mark invoices as paid?" />
    ),
    effect: (count) => (
      <FormattedMessage
        id="invoices.bulk.pay-effect"
        defaultMessage="{count, plural, one {# invoice is} other {# invoices are}} marked as paid with this reference. This cannot be undone. Those that are not accepted are reported."
        values={{ count }}
      />
    ),
    confirm: (count) => (
      <FormattedMessage
        id="invoices.bulk.pay-confirm"
        defaultMessage="{count, plural, one {Mark # invoice as paid} other {Mark # invoices as paid}}"
        values={{ count }}
      />
    ),
    form: (props) => <PaymentForm {...props} />,
  },
];
