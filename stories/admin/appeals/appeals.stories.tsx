import { useState } from 'react';
import {
  appealCard,
  appealOfOwnDecision,
  appealStatistics,
  decidedAppealCard,
  escalatedAppeal,
} from '#contract/examples/posts/appeals.ts';
import { Failure } from '#domain/contract/failure.ts';
import { AppealListScreen } from '#src/features/admin/appeals/appeal-list-screen.tsx';
import {
  type AppealFilters,
  appealListMachine,
  appealStatisticsMachine,
  nextAppealMachine,
} from '#src/features/admin/appeals/appeal-machines.ts';
import { NextAppealScreen } from '#src/features/admin/appeals/next-appeal-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Admin/Appeals' };

type Drawn = Parameters<typeof drawState<typeof appealListMachine>>[1];
type Statistics = Parameters<typeof drawState<typeof appealStatisticsMachine>>[1];

const filters: AppealFilters = { only: 'open', language: 'all' };
const shown: Statistics = {
  value: 'shown',
  context: { filters: { days: 30 }, data: appealStatistics(), failure: null },
};

function List({ drawn, statistics }: { drawn: Drawn; statistics: Statistics }) {
  const [actor] = useState(() => drawState(appealListMachine, drawn));
  const [counts] = useState(() => drawState(appealStatisticsMachine, statistics));
  return (
    <AppealListScreen
      actor={actor}
      statistics={counts}
      filters={drawn.context.filters}
      onFilters={() => {}}
    />
  );
}

const base = { filters, rows: [], nextPageUrl: null, failure: null };
const story = (
  value: Drawn['value'],
  more: Partial<Drawn['context']> = {},
  statistics: Statistics = shown,
) => ({
  render: () => <List drawn={{ value, context: { ...base, ...more } }} statistics={statistics} />,
});
const lost = new Failure({ code: 'network', status: 0 });
const rows = [escalatedAppeal, appealCard(), appealOfOwnDecision];

export const Loading = story(
  'loading',
  {},
  { value: 'loading', context: { filters: { days: 30 }, data: null, failure: null } },
);
export const Listed = story({ listing: { idle: 'waiting' } }, { rows });
export const Decided = story(
  { listing: { idle: 'waiting' } },
  {
    filters: { only: 'decided', language: 'all' },
    rows: [decidedAppealCard, appealCard({ appealId: 'x', state: 'upheld' })],
  },
);
export const Empty = story(
  { empty: 'waiting' },
  {},
  {
    value: 'shown',
    context: {
      filters: { days: 90 },
      data: appealStatistics({ days: 90, decided: 0, overturned: 0, late: 0, rows: [] }),
      failure: null,
    },
  },
);
export const Failed = story(
  'failed',
  { failure: lost },
  { value: 'failed', context: { filters: { days: 30 }, data: null, failure: lost } },
);

const next = (value: 'loading' | 'failed', failure: Failure | null = null) =>
  screenStory(NextAppealScreen, nextAppealMachine, {
    value,
    context: { filters: null, data: null, failure },
  });
export const TakingNext = next('loading');
export const NothingLeft = next('failed', new Failure({ code: 'not-found', status: 404 }));
export const NextFailed = next('failed', lost);
