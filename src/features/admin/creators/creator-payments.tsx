import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  type ExportActor,
  ListToolbar,
  RecordListView,
} from '#src/features/admin/records/index.ts';
import { Money, Month } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { DataTable } from '#src/ui/data/table/data-table.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { CreatorPayment, creatorPaymentsMachine, OfCreator } from './creator-panels.ts';

type Props = {
  actor: ActorRefFrom<typeof creatorPaymentsMachine>;
  exporter: ExportActor<CreatorPayment, OfCreator>;
};

/** What a creator earned in each month, and what of it is invoiced and paid. */
export function CreatorPayments({ actor, exporter }: Props) {
  const intl = useIntl();
  const columns = useMemo(() => paymentColumns(intl), [intl]);
  const rows = useSelector(actor, ({ context }) => context.rows);
  const filters = useSelector(actor, ({ context }) => context.filters);
  return (
    <RecordListView
      actor={actor}
      empty={
        <Text muted>
          <FormattedMessage
            id="creators.payments.none"
            defaultMessage="No earnings yet. Only creators with a payment type earn from their posts."
          />
        </Text>
      }
    >
      <Stack gap="4">
        <ListToolbar
          list={actor}
          exporter={exporter}
          file={{ id: 'creator-payments', columns }}
          filters={filters}
        />
        <DataTable
          id="creator-payments"
          label={intl.formatMessage({ id: 'creators.tab.payments', defaultMessage: 'Payments' })}
          columns={columns}
          rows={rows}
          rowKey={({ month }) => month}
          rowName={({ month }) => month}
        />
      </Stack>
    </RecordListView>
  );
}

function paymentColumns(intl: IntlShape): DataColumn<CreatorPayment>[] {
  const amount = (
    key: string,
    header: string,
    paise: (payment: CreatorPayment) => number,
  ): DataColumn<CreatorPayment> => ({
    key,
    header,
    cell: (payment) => <Money paise={paise(payment)} />,
    text: (payment) => (paise(payment) / 100).toFixed(2),
    isNumeric: true,
  });
  return [
    {
      key: 'month',
      header: intl.formatMessage({ id: 'creators.payments.month', defaultMessage: 'Month' }),
      cell: ({ month }) => <Month month={month} />,
      text: ({ month }) => month,
    },
    amount(
      'earned',
      intl.formatMessage({ id: 'creators.payments.earned', defaultMessage: 'Earned' }),
      ({ paise }) => paise,
    ),
    amount(
      'invoiced',
      intl.formatMessage({ id: 'creators.payments.invoiced', defaultMessage: 'Invoiced' }),
      ({ invoicedPaise }) => invoicedPaise,
    ),
    amount(
      'paid',
      intl.formatMessage({ id: 'creators.payments.paid', defaultMessage: 'Paid' }),
      ({ paidPaise }) => paidPaise,
    ),
  ];
}
