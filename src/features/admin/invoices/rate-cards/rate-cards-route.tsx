import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { indianMonth } from '#domain/analytics/engagement.ts';
import { addMonths, paymentTypes, rateCardStatuses } from '#domain/money/earnings.ts';
import { serverNow } from '#src/api/server-time.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { RateCardFormScreen } from './rate-card-form-screen.tsx';
import { RateCardListScreen } from './rate-card-list-screen.tsx';
import {
  liveRateCardExportMachine,
  liveRateCardFormMachine,
  liveRateCardListMachine,
  type RateCardFilters,
  rateCardSorts,
} from './rate-card-machines.ts';
import { rateCardPaths } from './rate-card-paths.ts';

/** Prices are planned at most a year ahead. */
const offeredMonths = 13;

/** /app/invoice?rates=true, and a new card with `?rates=new`. */
export const RateCardsRoute = ({ isNew }: { isNew: boolean }) =>
  isNew ? <NewRateCard /> : <RateCards />;

const urlFilters = {
  read: (search: URLSearchParams): RateCardFilters => ({
    paymentType: paymentTypes.find((type) => type === search.get('paymentType')) ?? null,
    status: rateCardStatuses.find((status) => status === search.get('status')) ?? null,
    sort: rateCardSorts.find((sort) => sort === search.get('sort')) ?? 'newest',
  }),
  write: ({ paymentType, status, sort }: RateCardFilters) =>
    new URLSearchParams({
      rates: 'true',
      ...(paymentType && { paymentType }),
      ...(status && { status }),
      ...(sort !== 'newest' && { sort }),
    }),
};

function RateCards() {
  const [search] = useSearchParams();
  const actor = useActorRef(liveRateCardListMachine, {
    input: { filters: urlFilters.read(search) },
  });
  const exporter = useActorRef(liveRateCardExportMachine);
  const [filters, setFilters] = useUrlFilters(actor, urlFilters);
  useGlobalEvents(actor);
  useGlobalEvents(exporter);
  return (
    <RateCardListScreen
      actor={actor}
      exporter={exporter}
      filters={filters}
      onFilters={setFilters}
    />
  );
}

function NewRateCard() {
  const actor = useActorRef(liveRateCardFormMachine, { input: { id: null } });
  const month = useMemo(() => indianMonth(new Date(serverNow())), []);
  const navigate = useNavigate();
  useGlobalEvents(actor);
  useEffect(() => {
    const subscription = actor.on('record.saved', () =>
      navigate(rateCardPaths.list, { replace: true }),
    );
    return () => subscription.unsubscribe();
  }, [actor, navigate]);
  const months = Array.from({ length: offeredMonths }, (_, ahead) => addMonths(month, ahead));
  return <RateCardFormScreen actor={actor} months={months} />;
}
