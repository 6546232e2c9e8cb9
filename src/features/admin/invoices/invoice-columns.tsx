import { useMemo } from 'react';
import { FormattedDate, type IntlShape, useIntl } from 'react-intl';
import { toRupees } from '#domain/forms/rate-card-form.ts';
import { InvoiceStateBadge, invoiceStateNames } from '#src/features/money/index.ts';
import { Money, Month } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import type { Invoice } from './invoice-machines.ts';
import { invoicePaths } from './invoice-paths.ts';

const numberColumn = (intl: IntlShape): DataColumn<Invoice> => ({
  key: 'number',
  header: intl.formatMessage({ id: 'invoices.number', defaultMessage: 'Number' }),
  cell: (invoice) => (
    <TitleLink
      to={invoicePaths.record(invoice)}
      fontWeight="semibold"
      whiteSpace={{ base: 'normal', sm: 'nowrap' }}
    >
      <bdi dir="ltr">{invoice.number}</bdi>
    </TitleLink>
  ),
  text: ({ number }) => number,
});

const amountColumn = (
  header: string,
  key: 'taxable' | 'total' | 'withheld' | 'payable',
  isOptional = false,
): DataColumn<Invoice> => ({
  key,
  header,
  cell: ({ amounts }) => <Money paise={amounts[key]} />,
  text: ({ amounts }) => toRupees(amounts[key]),
  isNumeric: true,
  isOptional,
});

const issuedColumn = (intl: IntlShape): DataColumn<Invoice> => ({
  key: 'issued',
  header: intl.formatMessage({ id: 'invoices.issued', defaultMessage: 'Issued' }),
  cell: ({ issuedOn }) => <FormattedDate value={issuedOn} dateStyle="medium" timeZone="UTC" />,
  text: ({ issuedOn }) => issuedOn,
  sort: {
    by: 'newest',
    direction: 'descending',
    reverse: {
      by: 'oldest',
      label: intl.formatMessage({
        id: 'invoices.oldest',
        defaultMessage: 'Issued, oldest first',
      }),
    },
  },
});

const referenceColumn = (intl: IntlShape): DataColumn<Invoice> => ({
  key: 'reference',
  header: intl.formatMessage({ id: 'invoices.reference', defaultMessage: 'Bank reference (UTR)' }),
  cell: ({ paymentReference }) => <bdi dir="ltr">{paymentReference}</bdi>,
  text: ({ paymentReference }) => paymentReference ?? '',
  isOptional: true,
});

/** The columns of the list of invoices; amounts in the file are plain rupees. */
export function useInvoiceColumns(): readonly DataColumn<Invoice>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      numberColumn(intl),
      {
        key: 'creator',
        header: intl.formatMessage({ id: 'invoices.creator', defaultMessage: 'Creator' }),
        cell: ({ name }) => <bdi>{name}</bdi>,
        text: ({ name }) => name ?? '',
      },
      {
        key: 'handle',
        header: intl.formatMessage({ id: 'invoices.handle', defaultMessage: 'Handle' }),
        cell: ({ handle }) => handle && <bdi dir="ltr">@{handle}</bdi>,
        text: ({ handle }) => handle ?? '',
        isOptional: true,
      },
      {
        key: 'month',
        header: intl.formatMessage({ id: 'invoices.month', defaultMessage: 'Month' }),
        cell: ({ month }) => <Month month={month} />,
        text: ({ month }) => month,
      },
      {
        key: 'state',
        header: intl.formatMessage({ id: 'invoices.state', defaultMessage: 'Status' }),
        cell: ({ invoiceState }) => <InvoiceStateBadge state={invoiceState} />,
        text: ({ invoiceState }) => intl.formatMessage(invoiceStateNames[invoiceState]),
      },
      amountColumn(
        intl.formatMessage({ id: 'invoices.total', defaultMessage: 'Invoice total' }),
        'total',
      ),
      amountColumn(
        intl.formatMessage({ id: 'invoices.withheld', defaultMessage: 'Tax deducted (TDS)' }),
        'withheld',
        true,
      ),
      {
        ...amountColumn(
          intl.formatMessage({ id: 'invoices.payable', defaultMessage: 'Amount payable' }),
          'payable',
        ),
        sort: { by: 'amount', direction: 'descending' },
      },
      issuedColumn(intl),
      referenceColumn(intl),
    ],
    [intl],
  );
}
