import { useState } from 'react';
import {
  expiredWithdrawal,
  refusedPublication,
  waitingPublication,
} from '#contract/examples/posts/publications.ts';
import { Failure } from '#domain/contract/failure.ts';
import { PublicationListScreen } from '#src/features/admin/publications/publication-list-screen.tsx';
import {
  type PublicationCounts,
  type PublicationFilters,
  publicationCountsMachine,
  publicationExportMachine,
  publicationListMachine,
} from '#src/features/admin/publications/publication-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Publications' };

type Drawn = Parameters<typeof drawState<typeof publicationListMachine>>[1] & {
  /** Null while they are loaded, or could not be. */
  counts?: PublicationCounts | null;
};

const noFilters: PublicationFilters = { search: '', state: 'all', failure: 'all' };

function Drawing({ drawn: { counts = null, ...drawn } }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(publicationListMachine, drawn));
  const [counting] = useState(() =>
    drawState(publicationCountsMachine, {
      value: counts ? 'shown' : 'failed',
      context: { filters: null, data: counts, failure: null },
    }),
  );
  const [exporter] = useState(() =>
    drawState(publicationExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  return (
    <PublicationListScreen
      actor={actor}
      counts={counting}
      exporter={exporter}
      filters={drawn.context.filters}
      onFilters={() => {}}
    />
  );
}

const base = { filters: noFilters, rows: [], nextPageUrl: null, failure: null };
const story = (
  value: Drawn['value'],
  more: Partial<Drawn['context']> = {},
  counts: PublicationCounts | null = null,
) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more }, counts }} />,
});
const rows = [refusedPublication, waitingPublication, expiredWithdrawal];
const waiting = { listing: { idle: 'waiting' } } as const;
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = story('loading');
export const Listed = story(waiting, { rows }, { waiting: 1, refused: 1, expired: 1 });
export const ListedWithoutCounts = story(waiting, { rows });
export const MoreFailed = story(
  { listing: 'moreFailed' },
  { rows, nextPageUrl: '/next', failure: lost },
);
export const Empty = story({ empty: 'waiting' }, {}, { waiting: 0, refused: 0, expired: 0 });
export const NothingFound = story(
  { empty: 'waiting' },
  { filters: { search: 'होली', state: 'refused', failure: 'timed-out' } },
);
export const Failed = story('failed', { failure: lost });
export const Forbidden = story('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
