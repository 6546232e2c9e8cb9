import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { indianMonth, recentMonths } from '#domain/analytics/engagement.ts';
import { invoiceStates } from '#machines/lifecycle/invoice.ts';
import { serverNow } from '#src/api/server-time.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RecordHistory } from '#src/features/admin/audit/index.ts';
import { useBulkActions } from '#src/features/admin/bulk/index.ts';
import {
  creatorPicker,
  creatorUrlFilter,
  liveNamedCreatorMachine,
  usePicker,
} from '#src/features/admin/records/index.ts';
import { SavedViews } from '#src/features/admin/views/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { CreatorFilter } from './creator-filter.tsx';
import { invoiceBulkKinds } from './invoice-bulk.tsx';
import { InvoiceListScreen } from './invoice-list-screen.tsx';
import {
  type InvoiceFilters,
  invoiceSorts,
  liveInvoiceExportMachine,
  liveInvoiceListMachine,
  liveInvoiceMachine,
  liveInvoiceZipMachine,
} from './invoice-machines.ts';
import { InvoiceScreen } from './invoice-screen.tsx';
import { RateCardsRoute } from './rate-cards/rate-cards-route.tsx';

/** Three financial years. */
const offeredMonths = 36;

/** /app/invoice: the list; one invoice with `?invoice=`; the rate cards with `?rates=`. */
export default function InvoicesRoute() {
  const [search] = useSearchParams();
  const id = search.get('invoice');
  const rates = search.get('rates');
  if (rates !== null) return <RateCardsRoute isNew={rates === 'new'} />;
  return id === null ? <Invoices /> : <OneInvoice key={id} id={id} />;
}

const urlFilters = {
  read: (search: URLSearchParams): InvoiceFilters => {
    const month = search.get('month') ?? '';
    return {
      creator: search.get('creator') || null,
      month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null,
      state: invoiceStates.find((known) => known === search.get('state')) ?? null,
      search: search.get('search') ?? '',
      sort: invoiceSorts.find((known) => known === search.get('sort')) ?? 'newest',
    };
  },
  write: ({ creator, month, state, search, sort }: InvoiceFilters) =>
    new URLSearchParams({
      ...(creator && { creator }),
      ...(month && { month }),
      ...(state && { state }),
      ...(search && { search }),
      ...(sort !== 'newest' && { sort }),
    }),
};

function Invoices() {
  const [search] = useSearchParams();
  const list = useActorRef(liveInvoiceListMachine, { input: { filters: urlFilters.read(search) } });
  const exporter = useActorRef(liveInvoiceExportMachine);
  const zip = useActorRef(liveInvoiceZipMachine);
  const mayReadCreators = useMayReadCreators();
  const [filters, setFilters] = useUrlFilters(list, urlFilters);
  const bulk = useBulkActions(invoiceBulkKinds, list, filters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  useGlobalEvents(zip);
  const months = useMemo(() => recentMonths(indianMonth(new Date(serverNow())), offeredMonths), []);
  return (
    <InvoiceListScreen
      actor={list}
      exporter={exporter}
      zip={zip}
      bulk={bulk}
      filters={filters}
      months={months}
      onFilters={setFilters}
      views={<SavedViews list="invoices" />}
      creatorFilter={
        mayReadCreators && (
          <LiveCreatorFilter
            creator={filters.creator}
            onChange={(creator) => setFilters({ ...filters, creator })}
          />
        )
      }
    />
  );
}

/** Invoices need INTERNAL; creators and their account numbers need more. */
const useMayReadCreators = () => useSession().currentUser.permissions.includes('APPROVE_CREATOR');

type FilterProps = { creator: string | null; onChange: (creator: string | null) => void };

function LiveCreatorFilter({ creator, onChange }: FilterProps) {
  const [search] = useSearchParams();
  const named = useActorRef(liveNamedCreatorMachine, {
    input: { filters: creatorUrlFilter.read(search) },
  });
  const picker = usePicker(creatorPicker);
  useUrlFilters(named, creatorUrlFilter);
  useGlobalEvents(named);
  return <CreatorFilter named={named} picker={picker} creator={creator} onChange={onChange} />;
}

function OneInvoice({ id }: { id: string }) {
  const actor = useActorRef(liveInvoiceMachine, { input: { recordId: id } });
  useGlobalEvents(actor);
  return (
    <InvoiceScreen
      actor={actor}
      mayReadCreators={useMayReadCreators()}
      history={({ invoiceId, invoiceState }) => (
        <RecordHistory key={invoiceState} subject={{ kind: 'invoice', id: invoiceId }} />
      )}
    />
  );
}
