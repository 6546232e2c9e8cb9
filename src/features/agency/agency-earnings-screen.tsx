import { IndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type ExportActor, RecordListPage } from '#src/features/admin/records/index.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Money } from '#src/ui/data/formatted-values.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { useEarningsColumns } from './agency-earnings-columns.tsx';
import type {
  agencyEarningsMachine,
  agencyMonthsMachine,
  CreatorEarnings,
  EarningsFilters,
  MonthEarnings,
} from './agency-earnings-machines.ts';
import { ResourceView } from './resource-view.tsx';

type Props = {
  actor: ActorRefFrom<typeof agencyEarningsMachine>;
  exporter: ExportActor<CreatorEarnings, EarningsFilters>;
  totals: ActorRefFrom<typeof agencyMonthsMachine>;
  filters: EarningsFilters;
  /** The months to choose from (YYYY-MM), the newest first. */
  months: readonly string[];
  onFilters: (filters: EarningsFilters) => void;
};

/** What the creators of an agency earned: the total of a month, and each creator. */
export function AgencyEarningsScreen(props: Props) {
  const { actor, exporter, totals, filters, months, onFilters } = props;
  const intl = useIntl();
  const columns = useEarningsColumns();
  return (
    <RecordListPage
      title={<FormattedMessage id="agency.earnings.title" defaultMessage="Earnings" />}
      summary={
        <ResourceView actor={totals}>
          {({ rows }) => <Total months={rows} month={filters.month} />}
        </ResourceView>
      }
      list={actor}
      exporter={exporter}
      table={{
        id: filters.month === 'all' ? 'earnings' : `earnings-${filters.month}`,
        label: intl.formatMessage({
          id: 'agency.earnings.table',
          defaultMessage: 'Earnings by creator',
        }),
        columns,
        rowKey: ({ creatorUserId }) => creatorUserId,
        rowName: ({ name }) => name ?? '',
      }}
      filters={filters}
      onReset={undefined}
      controls={<MonthSelect filters={filters} months={months} onFilters={onFilters} />}
      empty={<NoCreators />}
    />
  );
}

function MonthSelect({
  filters,
  months,
  onFilters,
}: Pick<Props, 'filters' | 'months' | 'onFilters'>) {
  const intl = useIntl();
  const nameOf = (month: string) =>
    intl.formatDate(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  // A link may name an earlier month.
  const named = filters.month === 'all' || months.includes(filters.month) ? [] : [filters.month];
  return (
    <Box flex="0 1 16rem">
      <Field label={<FormattedMessage id="agency.earnings.month" defaultMessage="Month" />}>
        <ListboxSelect
          value={filters.month}
          onChange={(month) => onFilters({ month })}
          options={[
            {
              value: 'all',
              label: intl.formatMessage({
                id: 'agency.earnings.all-months',
                defaultMessage: 'All months',
              }),
            },
            ...[...months, ...named].map((month) => ({ value: month, label: nameOf(month) })),
          ]}
        />
      </Field>
    </Box>
  );
}

const Parts = chakra('dl', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '3' },
});

type TotalProps = { months: readonly MonthEarnings[]; month: string };

function Total({ months, month }: TotalProps) {
  const shown = months.filter((each) => month === 'all' || each.month === month);
  const sum = (part: 'paise' | 'invoicedPaise' | 'paidPaise') =>
    shown.reduce((total, each) => total + each[part], 0);
  return (
    <Card bg="accent.soft" borderColor="transparent">
      <Parts>
        <Amount
          name={
            month === 'all' ? (
              <FormattedMessage
                id="agency.earnings.last-year"
                defaultMessage="Earned in the last 12 months"
              />
            ) : (
              <FormattedMessage id="agency.earnings.total" defaultMessage="Earned in this month" />
            )
          }
          paise={sum('paise')}
        />
        <Amount
          name={<FormattedMessage id="agency.earnings.invoiced" defaultMessage="Invoiced" />}
          paise={sum('invoicedPaise')}
        />
        <Amount
          name={<FormattedMessage id="agency.earnings.paid" defaultMessage="Paid" />}
          paise={sum('paidPaise')}
        />
      </Parts>
      <Text size="sm" muted>
        <FormattedMessage
          id="agency.earnings.before-tax"
          defaultMessage="All your creators together, before tax. Each creator is paid directly."
        />
      </Text>
    </Card>
  );
}

function Amount({ name, paise }: { name: ReactNode; paise: number }) {
  return (
    <div>
      <Text as="dt" size="sm" muted>
        {name}
      </Text>
      <Text as="dd" fontSize="xl" fontWeight="bold">
        <Money paise={paise} />
      </Text>
    </div>
  );
}

function NoCreators() {
  return (
    <EmptyState
      icon={<IndianRupee aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="agency.creators.none" defaultMessage="No creators yet" />}
    >
      <FormattedMessage
        id="agency.earnings.none-hint"
        defaultMessage="What your creators earn appears here."
      />
    </EmptyState>
  );
}
