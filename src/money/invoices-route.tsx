import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { indianMonth, monthsUntil } from '#domain/engagement.ts';
import { serverNow } from '#src/api/server-time.ts';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { useAddressFilters } from '#src/ui/use-address-filters.ts';
import { CreatorChoicePlace, looksAfterCreators } from './creator-choice.tsx';
import { invoiceFiltersOf, searchOf } from './filters.ts';
import { InvoicesScreen } from './invoices-screen.tsx';
import { liveInvoiceAcceptanceMachine, liveInvoiceListMachine } from './live-invoices.ts';

const naming = { read: invoiceFiltersOf, write: searchOf };
/** Two financial years, of which people are asked for their papers. */
const offeredMonths = 24;

/** /app/earnings/invoices?month&state&creator */
export default function InvoicesRoute() {
  const { currentUser } = useApp();
  const [search] = useSearchParams();
  const [months] = useState(() => monthsUntil(indianMonth(new Date(serverNow())), offeredMonths));
  const list = useActorRef(liveInvoiceListMachine, { input: { filters: invoiceFiltersOf(search) } });
  const [filters, follow] = useAddressFilters(list, naming);
  const acceptance = useActorRef(liveInvoiceAcceptanceMachine);
  useGlobalEvents(list);
  useGlobalEvents(acceptance);
  useEffect(() => {
    const changed = acceptance.on('invoice.changed', ({ invoice }) =>
      list.send({ type: 'row.changed', row: invoice }),
    );
    const doubtful = acceptance.on('invoice.doubtful', () => list.send({ type: 'list.reset' }));
    return () => {
      changed.unsubscribe();
      doubtful.unsubscribe();
    };
  }, [acceptance, list]);
  return (
    <InvoicesScreen
      list={list}
      acceptance={acceptance}
      filters={filters}
      months={months}
      creatorChoice={
        looksAfterCreators(currentUser) && (
          <CreatorChoicePlace
            creator={filters.creator}
            onChosen={(creator) => {
              const { creator: _, ...others } = filters;
              follow(creator ? { ...others, creator } : others);
            }}
          />
        )
      }
      onFilters={(chosen) => follow(chosen)}
    />
  );
}
