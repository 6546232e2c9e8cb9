import { FormattedDate, FormattedMessage } from 'react-intl';
import { RecordValue, RecordValues } from '#src/features/admin/records/index.ts';
import { InvoiceStateBadge } from '#src/features/money/index.ts';
import { DateTime, Month } from '#src/ui/data/formatted-values.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import type { Invoice } from './invoice-machines.ts';

type ValuesProps = { invoice: Invoice; mayReadCreators: boolean };

/** What an invoice says apart from its amounts. */
export function InvoiceValues({ invoice, mayReadCreators }: ValuesProps) {
  const { acceptedAt, paidAt, paymentReference, creditNote } = invoice;
  return (
    <RecordValues>
      <RecordValue name={<FormattedMessage id="invoices.state" defaultMessage="Status" />}>
        <InvoiceStateBadge state={invoice.invoiceState} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="invoices.creator" defaultMessage="Creator" />}>
        {mayReadCreators ? (
          <RouterLink to={`/app/creator?creator=${invoice.creatorUserId}`}>
            <bdi>{invoice.name}</bdi>
          </RouterLink>
        ) : (
          <bdi>{invoice.name}</bdi>
        )}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="invoices.month" defaultMessage="Month" />}>
        <Month month={invoice.month} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="invoices.issued" defaultMessage="Issued" />}>
        <FormattedDate value={invoice.issuedOn} dateStyle="medium" timeZone="UTC" />
      </RecordValue>
      {acceptedAt && (
        <RecordValue name={<FormattedMessage id="invoices.accepted" defaultMessage="Accepted" />}>
          <DateTime time={acceptedAt} />
        </RecordValue>
      )}
      {paidAt && (
        <RecordValue name={<FormattedMessage id="invoices.paid" defaultMessage="Paid" />}>
          <DateTime time={paidAt} />
        </RecordValue>
      )}
      {paymentReference && (
        <RecordValue
          name={<FormattedMessage id="invoices.reference" defaultMessage="Bank reference (UTR)" />}
        >
          <bdi dir="ltr">{paymentReference}</bdi>
        </RecordValue>
      )}
      {creditNote && (
        <>
          <RecordValue
            name={<FormattedMessage id="invoices.credit-note" defaultMessage="Credit note" />}
          >
            <bdi dir="ltr">{creditNote.number}</bdi>
            {' · '}
            <FormattedDate value={creditNote.issuedOn} dateStyle="medium" timeZone="UTC" />
          </RecordValue>
          <RecordValue name={<FormattedMessage id="invoices.reason" defaultMessage="Reason" />}>
            <bdi>{creditNote.reason}</bdi>
          </RecordValue>
        </>
      )}
    </RecordValues>
  );
}
