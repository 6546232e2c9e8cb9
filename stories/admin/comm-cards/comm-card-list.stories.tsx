import { useState } from 'react';
import { bankCard, commCard, festivalCard, trainingCard } from '#contract/examples/config.ts';
import { Failure } from '#domain/contract/failure.ts';
import { CommCardListScreen } from '#src/features/admin/comm-cards/comm-card-list-screen.tsx';
import {
  type CommCardFilters,
  commCardExportMachine,
  commCardListMachine,
} from '#src/features/admin/comm-cards/comm-card-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Announcements' };

type Drawn = Parameters<typeof drawState<typeof commCardListMachine>>[1];

const noFilters: CommCardFilters = { paymentType: 'all', search: '' };

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(commCardListMachine, drawn));
  const [exporter] = useState(() =>
    drawState(commCardExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  return (
    <CommCardListScreen
      actor={actor}
      exporter={exporter}
      filters={drawn.context.filters}
      onFilters={() => {}}
    />
  );
}

const base = { filters: noFilters, rows: [], nextPageUrl: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});
const rows = [
  bankCard,
  trainingCard,
  festivalCard,
  commCard({
    cardId: '0198a4f2-7000-7000-8000-0000000000d2',
    isOn: false,
    dhUserId: '0198a4f2-7000-7000-8000-0000000000d3',
  }),
];
const waiting = { listing: { idle: 'waiting' } } as const;
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = story('loading');
export const Listed = story(waiting, { rows });
export const MoreFailed = story(
  { listing: 'moreFailed' },
  { rows, nextPageUrl: '/next', failure: lost },
);
export const Empty = story({ empty: 'waiting' });
export const NothingFound = story(
  { empty: 'waiting' },
  { filters: { paymentType: 'OGC', search: 'Diwali' } },
);
export const Failed = story('failed', { failure: lost });
export const Forbidden = story('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
