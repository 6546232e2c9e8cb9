import { useState } from 'react';
import {
  blockedCreator,
  creator,
  creatorMeera,
  pendingTamilCreator,
} from '#contract/examples/creators.ts';
import { Failure } from '#domain/contract/failure.ts';
import { noCreatorFilters } from '#src/features/admin/creators/creator-filters.ts';
import { CreatorListScreen } from '#src/features/admin/creators/creator-list-screen.tsx';
import {
  creatorExportMachine,
  creatorListMachine,
} from '#src/features/admin/creators/creator-machines.ts';
import { namedAgencyMachine } from '#src/features/admin/records/agency-search.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { useDrawnBulkActions } from '#stories/support/drawn-bulk-actions.ts';
import { useDrawnAgencies } from './creator-drawings.tsx';

export default { title: 'Admin/Creators' };

type Drawn = Parameters<typeof drawState<typeof creatorListMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const { filters } = drawn.context;
  const agencies = useDrawnAgencies();
  const bulk = useDrawnBulkActions();
  const [actor] = useState(() => drawState(creatorListMachine, drawn));
  const [exporter] = useState(() =>
    drawState(creatorExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  const [agency] = useState(() =>
    drawState(namedAgencyMachine, {
      value: 'shown',
      context: { filters, data: creatorMeera.agency, failure: null },
    }),
  );
  return (
    <CreatorListScreen
      actor={actor}
      exporter={exporter}
      agencies={agencies}
      agency={agency}
      bulk={bulk}
      filters={filters}
      onFilters={() => {}}
    />
  );
}

const nameless = creator({
  creatorUserId: '0198a4f2-7000-7000-8000-0000000000d1',
  name: null,
  handle: null,
  workApproval: 'none',
  blueTick: false,
  agency: null,
  followers: 0,
});
const rows = [nameless, pendingTamilCreator, blockedCreator, creatorMeera];
const filtered = {
  ...noCreatorFilters,
  workApproval: 'approved' as const,
  agencyUserId: creatorMeera.agency?.agencyUserId ?? '',
};

const base = { filters: noCreatorFilters, rows: [], nextPageUrl: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});
const waiting = { listing: { idle: 'waiting' } } as const;
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = story('loading');
export const Listed = story(waiting, { rows });
export const OfAgency = story(waiting, { rows: [creatorMeera], filters: filtered });
export const MoreRows = story(waiting, { rows, nextPageUrl: '/next' });
export const MoreFailed = story(
  { listing: 'moreFailed' },
  { rows, nextPageUrl: '/next', failure: lost },
);
export const Empty = story({ empty: 'waiting' });
export const NothingFound = story({ empty: 'waiting' }, { filters: filtered });
export const Failed = story('failed', { failure: lost });
export const Forbidden = story('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
