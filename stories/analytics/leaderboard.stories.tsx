import { useState } from 'react';
import { Failure } from '#domain/contract/failure.ts';
import { LeaderboardScreen } from '#src/features/analytics/leaderboard-screen.tsx';
import { leaderboardMachine } from '#src/features/analytics/live-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { furtherDown, leaderboard, ownId } from './analytics-data.ts';

export default { title: 'Analytics/Leaderboard' };

type Drawn = Parameters<typeof drawState<typeof leaderboardMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(leaderboardMachine, drawn));
  return (
    <LeaderboardScreen
      actor={actor}
      filters={drawn.context.filters}
      months={['2026-11', '2026-10', '2026-09']}
      userId={ownId}
      onFilters={() => {}}
    />
  );
}

const context = { filters: {}, data: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...context, ...more } }} />,
  parameters: { state: `resource.${value}` },
});

export const Loading = story('loading');
export const Shown = story('shown', { data: leaderboard });
export const FurtherDown = story('shown', { data: furtherDown });
export const NobodyYet = story('empty', {
  filters: { month: '2026-09', language: 'as' },
  data: { ...leaderboard, rows: [] },
});
export const Failed = story('failed', { failure: new Failure({ code: 'network' }) });
