import { useSelector } from '@xstate/react';
import { ReceiptIndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { invoiceStates } from '#machines/lifecycle/invoice.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Field } from '#src/ui/field.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { Select } from '#src/ui/select.tsx';
import { AcceptanceDialog } from './acceptance-dialog.tsx';
import { hasFilter, type InvoiceFilters, invoiceFiltersOf } from './filters.ts';
import { type AcceptanceActor, InvoiceCard } from './invoice-card.tsx';
import { invoiceStateNames } from './invoice-state.tsx';
import type { invoiceListMachine } from './live-invoices.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { LoadMore, PagedPlace } from './paged-place.tsx';

type Props = {
  list: ActorRefFrom<typeof invoiceListMachine>;
  acceptance: AcceptanceActor;
  filters: InvoiceFilters;
  /** The months that can be chosen as YYYY-MM, the present one first. */
  months: readonly string[];
  /** For who asks for the money of others: the choice of one of them. */
  creatorChoice: ReactNode;
  onFilters: (filters: InvoiceFilters) => void;
};

/** The invoices in a creator's name: how each stands, its paper, and accepting it. */
export function InvoicesScreen({ list, acceptance, filters, months, creatorChoice, onFilters }: Props) {
  return (
    <Page paddingBlock={{ base: '6', md: '10' }} reading>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="money.invoices.title" defaultMessage="Invoices" />
        </PageTitle>
        <MoneyTabs />
        {creatorChoice}
        <Choices filters={filters} months={months} onFilters={onFilters} />
        <PagedPlace
          actor={list}
          empty={
            hasFilter(filters) ? (
              <NothingFound
                onShowAll={() => onFilters({ ...(filters.creator && { creator: filters.creator }) })}
              />
            ) : (
              <NoneYet />
            )
          }
        >
          <Invoices list={list} acceptance={acceptance} withName={Boolean(creatorChoice)} />
        </PagedPlace>
      </Stack>
      <AcceptanceDialog actor={acceptance} />
    </Page>
  );
}

function Invoices({
  list,
  acceptance,
  withName,
}: Pick<Props, 'list' | 'acceptance'> & { withName: boolean }) {
  const invoices = useSelector(list, (current) => current.context.rows);
  return (
    <Stack gap="4">
      <Stack as="ul" gap="4" listStyleType="none">
        {invoices.map((invoice) => (
          <li key={invoice.invoiceId}>
            <InvoiceCard invoice={invoice} acceptance={acceptance} withName={withName} />
          </li>
        ))}
      </Stack>
      <LoadMore actor={list} />
    </Stack>
  );
}

function Choices({ filters, months, onFilters }: Pick<Props, 'filters' | 'months' | 'onFilters'>) {
  const intl = useIntl();
  const choose = (name: 'month' | 'state', value: string) => {
    const { [name]: _, ...others } = filters;
    onFilters(invoiceFiltersOf(new URLSearchParams({ ...others, [name]: value })));
  };
  return (
    <Row as="search" alignItems="end">
      <Box flex="1 1 9rem">
        <Field label={<FormattedMessage id="money.filter.month" defaultMessage="Month" />}>
          <Select value={filters.month ?? ''} onChange={(event) => choose('month', event.target.value)}>
            <option value="">
              {intl.formatMessage({
                id: 'money.filter.all',
                defaultMessage: 'All',
                description: 'All months, all states',
              })}
            </option>
            {months.map((month) => (
              <option key={month} value={month}>
                {intl.formatDate(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
              </option>
            ))}
          </Select>
        </Field>
      </Box>
      <Box flex="1 1 9rem">
        <Field label={<FormattedMessage id="money.filter.state" defaultMessage="State" />}>
          <Select value={filters.state ?? ''} onChange={(event) => choose('state', event.target.value)}>
            <option value="">
              {intl.formatMessage({
                id: 'money.filter.all',
                defaultMessage: 'All',
                description: 'All months, all states',
              })}
            </option>
            {invoiceStates.map((state) => (
              <option key={state} value={state}>
                {intl.formatMessage(invoiceStateNames[state])}
              </option>
            ))}
          </Select>
        </Field>
      </Box>
    </Row>
  );
}

function NoneYet() {
  return (
    <EmptyState
      icon={<ReceiptIndianRupee aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="money.invoices.empty" defaultMessage="No invoices yet" />}
    >
      <FormattedMessage
        id="money.invoices.empty-hint"
        defaultMessage="The first one is written in the month after your first earnings, once your bank details are approved."
      />
    </EmptyState>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<ReceiptIndianRupee aria-hidden="true" size="2.5rem" />}
      title={
        <FormattedMessage
          id="money.invoices.none-found"
          defaultMessage="No invoice of this month and state"
        />
      }
      action={
        <Button kind="secondary" onClick={onShowAll}>
          <FormattedMessage id="money.invoices.show-all" defaultMessage="Show all invoices" />
        </Button>
      }
    />
  );
}
