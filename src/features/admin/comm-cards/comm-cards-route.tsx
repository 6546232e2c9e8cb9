import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paymentTypes } from '#domain/money/earnings.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RecordHistory } from '#src/features/admin/audit/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { CommCardFormScreen } from './comm-card-form-screen.tsx';
import { CommCardListScreen } from './comm-card-list-screen.tsx';
import {
  type CommCardFilters,
  liveCommCardExportMachine,
  liveCommCardFormMachine,
  liveCommCardListMachine,
  liveCommCardMachine,
} from './comm-card-machines.ts';
import { commCardPaths } from './comm-card-paths.ts';
import { CommCardScreen } from './comm-card-screen.tsx';

/** /app/commConfig: the list; one card with `?card=`; its form with `edit` or `new`. */
export default function CommCardsRoute() {
  const [search] = useSearchParams();
  const id = search.get('card');
  if (search.has('new')) return <CardForm key="new" id={null} />;
  if (id === null) return <Cards />;
  return search.has('edit') ? <CardForm key={id} id={id} /> : <OneCard key={id} id={id} />;
}

const urlFilters = {
  read: (search: URLSearchParams): CommCardFilters => ({
    paymentType: paymentTypes.find((type) => type === search.get('paymentType')) ?? 'all',
    search: search.get('search') ?? '',
  }),
  write: ({ paymentType, search }: CommCardFilters) =>
    new URLSearchParams({
      ...(paymentType !== 'all' && { paymentType }),
      ...(search && { search }),
    }),
};

function Cards() {
  const [search] = useSearchParams();
  const list = useActorRef(liveCommCardListMachine, {
    input: { filters: urlFilters.read(search) },
  });
  const exporter = useActorRef(liveCommCardExportMachine);
  const [filters, setFilters] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  return (
    <CommCardListScreen actor={list} exporter={exporter} filters={filters} onFilters={setFilters} />
  );
}

function OneCard({ id }: { id: string }) {
  const actor = useActorRef(liveCommCardMachine, { input: { recordId: id } });
  useGlobalEvents(actor);
  return (
    <CommCardScreen
      actor={actor}
      history={({ cardId, revision }) => (
        <RecordHistory key={revision} subject={{ kind: 'announcement', id: cardId }} />
      )}
    />
  );
}

function CardForm({ id }: { id: string | null }) {
  const actor = useActorRef(liveCommCardFormMachine, { input: { id } });
  useGlobalEvents(actor);
  const navigate = useNavigate();
  useEffect(() => {
    const subscription = actor.on('record.saved', ({ subject: { card } }) => {
      if (card) navigate(commCardPaths.record(card), { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate]);
  return <CommCardFormScreen actor={actor} />;
}
