import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { indianMonth } from '#domain/analytics/engagement.ts';
import { addMonths } from '#domain/money/earnings.ts';
import { serverNow } from '#src/api/server-time.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { RateCardFormScreen } from './rate-card-form-screen.tsx';
import { RateCardListScreen } from './rate-card-list-screen.tsx';
import {
  liveRateCardExportMachine,
  liveRateCardFormMachine,
  liveRateCardListMachine,
} from './rate-card-machines.ts';
import { rateCardPaths } from './rate-card-paths.ts';

/** Prices are planned at most a year ahead. */
const offeredMonths = 13;

/** /app/invoice?rates=true, and a new card with `?rates=new`. */
export const RateCardsRoute = ({ isNew }: { isNew: boolean }) =>
  isNew ? <NewRateCard /> : <RateCards />;

function usePresentMonth(): string {
  return useMemo(() => indianMonth(new Date(serverNow())), []);
}

function RateCards() {
  const actor = useActorRef(liveRateCardListMachine, { input: { filters: null } });
  const exporter = useActorRef(liveRateCardExportMachine);
  useGlobalEvents(actor);
  useGlobalEvents(exporter);
  return <RateCardListScreen actor={actor} exporter={exporter} month={usePresentMonth()} />;
}

function NewRateCard() {
  const actor = useActorRef(liveRateCardFormMachine, { input: { id: null } });
  const month = usePresentMonth();
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
