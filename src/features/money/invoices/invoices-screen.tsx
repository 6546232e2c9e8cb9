import { useSelector } from '@xstate/react';
import { ReceiptIndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { invoiceStates } from '#machines/lifecycle/invoice.ts';
import { PagedListView } from '#src/ui/data/paged-list-view.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { CardSkeletons } from '../card-skeletons.tsx';
import { hasFilter, type InvoiceFilters, parseInvoiceFilters } from '../money-filters.ts';
import { MoneyTabs } from '../money-tabs.tsx';
import { AcceptanceDialog } from './acceptance-dialog.tsx';
import { type AcceptanceActor, InvoiceCard } from './invoice-card.tsx';
import { invoiceStateNames } from './invoice-state-badge.tsx';
import type { invoiceListMachine } from './live-invoice-machines.ts';

type Props = {
  list: ActorRefFrom<typeof invoiceListMachine>;
  acceptance: AcceptanceActor;
  filters: InvoiceFilters;
  /** The months that can be chosen as YYYY-MM, the present one first. */
  months: readonly string[];
  /** For agencies and staff, who choose a creator first. */
  creatorChoice: ReactNode;
  onFilters: (filters: InvoiceFilters) => void;
};

/** A creator's invoices: status, document and acceptance. */
export function InvoicesScreen({
  list,
  acceptance,
  filters,
  months,
  creatorChoice,
  onFilters,
}: Props) {
  return (
    <Page paddingBlock={{ base: '6', md: '10' }} reading>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="money.invoices.title" defaultMessage="Invoices" />
        </PageTitle>
        <MoneyTabs />
        {creatorChoice}
        <Choices filters={filters} months={months} onFilters={onFilters} />
        <PagedListView
          actor={list}
          placeholder={<CardSkeletons />}
          empty={
            hasFilter(filters) ? (
              <NoMatches
                onShowAll={() =>
                  onFilters({ ...(filters.creator && { creator: filters.creator }) })
                }
              />
            ) : (
              <NoInvoices />
            )
          }
        >
          <Invoices list={list} acceptance={acceptance} withName={Boolean(creatorChoice)} />
        </PagedListView>
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
    <Stack as="ul" gap="4" listStyleType="none">
      {invoices.map((invoice) => (
        <li key={invoice.invoiceId}>
          <InvoiceCard invoice={invoice} acceptance={acceptance} withName={withName} />
        </li>
      ))}
    </Stack>
  );
}

function Choices({ filters, months, onFilters }: Pick<Props, 'filters' | 'months' | 'onFilters'>) {
  const intl = useIntl();
  const choose = (name: 'month' | 'state', value: string) => {
    const { [name]: _, ...others } = filters;
    onFilters(parseInvoiceFilters(new URLSearchParams({ ...others, [name]: value })));
  };
  return (
    <Row as="search" alignItems="end">
      <Box flex="1 1 9rem">
        <Field label={<FormattedMessage id="money.filter.month" defaultMessage="Month" />}>
          <Select
            value={filters.month ?? ''}
            onChange={(event) => choose('month', event.target.value)}
          >
            <option value="">
              {intl.formatMessage({
                id: 'money.filter.all',
                defaultMessage: 'All',
                description: 'All months, all states',
              })}
            </option>
            {months.map((month) => (
              <option key={month} value={month}>
                {intl.formatDate(`${month}-01`, {
                  month: 'long',
                  year: 'numeric',
                  timeZone: 'UTC',
                })}
              </option>
            ))}
          </Select>
        </Field>
      </Box>
      <Box flex="1 1 9rem">
        <Field label={<FormattedMessage id="money.filter.state" defaultMessage="Status" />}>
          <Select
            value={filters.state ?? ''}
            onChange={(event) => choose('state', event.target.value)}
          >
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

function NoInvoices() {
  return (
    <EmptyState
      icon={<ReceiptIndianRupee aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="money.invoices.empty" defaultMessage="No invoices yet" />}
    >
      <FormattedMessage
        id="money.invoices.empty-hint"
        defaultMessage="Your first invoice is created the month after your first earnings, once your bank details are approved."
      />
    </EmptyState>
  );
}

function NoMatches({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<ReceiptIndianRupee aria-hidden="true" size="2.5rem" />}
      title={
        <FormattedMessage
          id="money.invoices.none-found"
          defaultMessage="No invoices for this month and status"
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
