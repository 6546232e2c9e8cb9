import { useState } from 'react';
import { Failure } from '#domain/failure.ts';
import { LeaderboardScreen } from '#src/analytics/leaderboard-screen.tsx';
import { leaderboardMachine } from '#src/analytics/live-machines.ts';
import { drawState } from '#stories/support/drawn-state.ts';
import { leaderboard, ownId } from './figures.ts';

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

const context = { filters: {}, figures: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...context, ...more } }} />,
  parameters: { state: `figures.${value}` },
});

export const Loading = story('loading');
export const Shown = story('shown', { figures: leaderboard });
export const NobodyYet = story('empty', {
  filters: { month: '2026-09', language: 'as' },
  figures: { ...leaderboard, rows: [] },
});
export const Failed = story('failed', { failure: new Failure({ code: 'network' }) });
