import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { indianMonth, recentMonths } from '#domain/analytics/engagement.ts';
import { serverNow } from '#src/api/server-time.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { CreatorChoice, managesCreators } from '../creator-choice.tsx';
import { parseInvoiceFilters, serializeMoneyFilters } from '../money-filters.ts';
import { InvoicesScreen } from './invoices-screen.tsx';
import { liveInvoiceAcceptanceMachine, liveInvoiceListMachine } from './live-invoice-machines.ts';

const urlFilters = { read: parseInvoiceFilters, write: serializeMoneyFilters };
/** Two financial years, the period for which people need their documents. */
const offeredMonths = 24;

/** /app/earnings/invoices?month&state&creator */
export default function InvoicesRoute() {
  const { currentUser } = useSession();
  const [search] = useSearchParams();
  const [months] = useState(() => recentMonths(indianMonth(new Date(serverNow())), offeredMonths));
  const list = useActorRef(liveInvoiceListMachine, {
    input: { filters: parseInvoiceFilters(search) },
  });
  const [filters, follow] = useUrlFilters(list, urlFilters);
  const acceptance = useActorRef(liveInvoiceAcceptanceMachine);
  useGlobalEvents(list);
  useGlobalEvents(acceptance);
  useEffect(() => {
    const changed = acceptance.on('invoice.changed', ({ invoice }) =>
      list.send({ type: 'row.changed', row: invoice }),
    );
    const doubtful = acceptance.on('invoice.outcome-unknown', () =>
      list.send({ type: 'list.reset' }),
    );
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
        managesCreators(currentUser) && (
          <CreatorChoice
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
