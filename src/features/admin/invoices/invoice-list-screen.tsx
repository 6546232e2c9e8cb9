import { useSelector } from '@xstate/react';
import { ReceiptIndianRupee } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type BulkActor, BulkPanel, useBulkSelection } from '#src/features/admin/bulk/index.ts';
import {
  type ExportActor,
  RecordListPage,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Box, Row } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { invoiceOffers } from './invoice-bulk.tsx';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { MonthAndStateFilters } from './invoice-filters.tsx';
import {
  type Invoice,
  type InvoiceFilters,
  type invoiceListMachine,
  type invoiceZipMachine,
  toRequestFilters,
} from './invoice-machines.ts';
import { InvoiceZip } from './invoice-zip.tsx';
import { rateCardPaths } from './rate-cards/rate-card-paths.ts';

type Props = {
  actor: ActorRefFrom<typeof invoiceListMachine>;
  exporter: ExportActor<Invoice, InvoiceFilters>;
  zip: ActorRefFrom<typeof invoiceZipMachine>;
  bulk: BulkActor;
  filters: InvoiceFilters;
  /** That can be chosen as YYYY-MM, the present one first. */
  months: readonly string[];
  /** Chooses a creator, for those who may read creators. */
  creatorFilter: ReactNode;
  /** The menu of saved views. */
  views?: ReactNode;
  onFilters: (filters: InvoiceFilters, how?: 'chosen' | 'typed') => void;
};

const noFilters = { creator: null, month: null, state: null, search: '' } as const;

/** Invoices of all creators, the newest first unless sorted otherwise. */
export function InvoiceListScreen(props: Props) {
  const { actor, exporter, zip, bulk, filters, months, creatorFilter, views, onFilters } = props;
  const intl = useIntl();
  const columns = useInvoiceColumns();
  const rows = useSelector(actor, ({ context }) => context.rows);
  const total = useSelector(actor, ({ context }) => context.total);
  const keys = useMemo(() => rows.map(({ invoiceId }) => invoiceId), [rows]);
  const selection = useBulkSelection(bulk, keys);
  const { search, sort, ...choices } = filters;
  const isFiltered = search.trim() !== '' || Object.values(choices).some((value) => value !== null);
  return (
    <RecordListPage
      title={<FormattedMessage id="invoices.title" defaultMessage="Invoices" />}
      create={
        <Row gap="2">
          <RouterButton kind="secondary" size="sm" to={rateCardPaths.list}>
            <FormattedMessage id="rates.title" defaultMessage="Rate cards" />
          </RouterButton>
          <InvoiceZip actor={zip} filters={filters} months={months} />
        </Row>
      }
      list={actor}
      views={views}
      selection={selection}
      bulk={
        <BulkPanel
          actor={bulk}
          offers={invoiceOffers}
          total={total}
          filters={toRequestFilters(filters)}
        />
      }
      exporter={exporter}
      table={{
        id: 'invoices',
        label: intl.formatMessage({ id: 'invoices.title', defaultMessage: 'Invoices' }),
        columns,
        rowKey: ({ invoiceId }) => invoiceId,
        rowName: ({ number }) => number,
      }}
      filters={filters}
      onReset={isFiltered ? () => onFilters({ ...noFilters, sort }) : undefined}
      sort={{
        value: sort,
        onChange: (by) => onFilters({ ...filters, sort: by as InvoiceFilters['sort'] }),
      }}
      controls={
        <InvoiceFilterControls
          filters={filters}
          months={months}
          creatorFilter={creatorFilter}
          onFilters={onFilters}
        />
      }
      empty={<NoInvoices />}
    />
  );
}

type ControlsProps = Pick<Props, 'filters' | 'months' | 'creatorFilter' | 'onFilters'>;

const InvoiceFilterControls = ({ filters, months, creatorFilter, onFilters }: ControlsProps) => (
  <>
    <Box flex="2 1 16rem">
      <SearchField
        label={
          <FormattedMessage id="invoices.search" defaultMessage="Search by number or creator" />
        }
        value={filters.search}
        onChange={(typed) => onFilters({ ...filters, search: typed }, 'typed')}
      />
    </Box>
    {creatorFilter && <Box flex="2 1 16rem">{creatorFilter}</Box>}
    <MonthAndStateFilters filters={filters} months={months} onFilters={onFilters} />
  </>
);

const NoInvoices = () => (
  <EmptyState
    icon={<ReceiptIndianRupee aria-hidden="true" size="2.5rem" />}
    title={<FormattedMessage id="invoices.none" defaultMessage="No invoices yet" />}
  >
    <FormattedMessage
      id="invoices.none-hint"
      defaultMessage="Invoices are created at the beginning of each month for the earnings of the month before."
    />
  </EmptyState>
);
