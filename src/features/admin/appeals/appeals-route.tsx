import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { contentLanguages } from '#domain/language/languages.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { AppealListScreen } from './appeal-list-screen.tsx';
import {
  type AppealFilters,
  appealSelections,
  liveAppealClaimMachine,
  liveAppealDecisionMachine,
  liveAppealListMachine,
  liveAppealStatisticsMachine,
  liveNextAppealMachine,
} from './appeal-machines.ts';
import { appealPath } from './appeal-paths.ts';
import { AppealScreen, isAppealOpen } from './appeal-screen.tsx';
import { NextAppealScreen } from './next-appeal-screen.tsx';

/** /app/appeals: the list; one appeal with `?appeal=`, the most urgent one with `?appeal=next`. */
export default function AppealsRoute() {
  const [search] = useSearchParams();
  const id = search.get('appeal');
  if (id === null) return <Appeals />;
  return id === 'next' ? <NextAppeal /> : <OneAppeal key={id} id={id} />;
}

const urlFilters = {
  read: (search: URLSearchParams): AppealFilters => ({
    only: appealSelections.find((one) => one === search.get('only')) ?? 'open',
    language:
      contentLanguages.find(({ isoCode }) => isoCode === search.get('language'))?.isoCode ?? 'all',
  }),
  write: ({ only, language }: AppealFilters) =>
    new URLSearchParams({
      ...(only !== 'open' && { only }),
      ...(language !== 'all' && { language }),
    }),
};

function Appeals() {
  const [search] = useSearchParams();
  const list = useActorRef(liveAppealListMachine, {
    input: { filters: urlFilters.read(search), isPolled: true },
  });
  const statistics = useActorRef(liveAppealStatisticsMachine, {
    input: { filters: { days: 30 } },
  });
  const [filters, follow] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(statistics);
  return (
    <AppealListScreen actor={list} statistics={statistics} filters={filters} onFilters={follow} />
  );
}

function NextAppeal() {
  const actor = useActorRef(liveNextAppealMachine, { input: { filters: null } });
  const navigate = useNavigate();
  const id = useSelector(actor, ({ context }) => context.data?.appealId);
  useGlobalEvents(actor);
  useEffect(() => {
    if (id) navigate(appealPath(id), { replace: true });
  }, [id, navigate]);
  return <NextAppealScreen actor={actor} />;
}

function OneAppeal({ id }: { id: string }) {
  const actor = useActorRef(liveAppealDecisionMachine, { input: { id } });
  const isOpen = useSelector(actor, isAppealOpen);
  useGlobalEvents(actor);
  return isOpen ? <ClaimedAppeal id={id} actor={actor} /> : <AppealScreen actor={actor} />;
}

type ClaimedProps = { id: string; actor: Parameters<typeof AppealScreen>[0]['actor'] };

/** Nobody else decides while its page is open. */
function ClaimedAppeal({ id, actor }: ClaimedProps) {
  const claim = useActorRef(liveAppealClaimMachine, { input: { postUID: id } });
  useGlobalEvents(claim);
  return <AppealScreen actor={actor} claim={claim} />;
}
