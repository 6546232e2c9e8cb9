import { useState } from 'react';
import { Failure } from '#domain/failure.ts';
import { AnalyticsScreen } from '#src/analytics/analytics-screen.tsx';
import { trendMachine } from '#src/analytics/live-machines.ts';
import { drawState } from '#stories/support/drawn-state.ts';
import { noTrend, trendOf } from './figures.ts';

export default { title: 'Analytics/Trend' };

type Drawn = Parameters<typeof drawState<typeof trendMachine>>[1];

function Analytics({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(trendMachine, drawn));
  return <AnalyticsScreen actor={actor} filters={{ days: 28 }} onFilters={() => {}} />;
}

const context = { filters: { days: 28 as const }, figures: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Analytics drawn={{ value, context: { ...context, ...more } }} />,
  parameters: { state: `figures.${value}` },
});

export const Loading = story('loading');
export const LoadingAnotherPeriod = story('loading', { figures: trendOf(7) });
export const Shown = story('shown', { figures: trendOf(28) });
export const NinetyDays = story('shown', { figures: trendOf(90) });
export const NobodyYet = story('empty', { figures: noTrend });
export const Failed = story('failed', { failure: new Failure({ code: 'network' }) });
