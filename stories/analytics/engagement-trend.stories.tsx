import { useState } from 'react';
import { Failure } from '#domain/contract/failure.ts';
import { AnalyticsScreen } from '#src/features/analytics/analytics-screen.tsx';
import { trendMachine } from '#src/features/analytics/live-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { noTrend, trendOf } from './analytics-data.ts';

export default { title: 'Analytics/Trend' };

type Drawn = Parameters<typeof drawState<typeof trendMachine>>[1];

function Analytics({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(trendMachine, drawn));
  return <AnalyticsScreen actor={actor} filters={{}} onFilters={() => {}} />;
}

const context = { filters: {}, data: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Analytics drawn={{ value, context: { ...context, ...more } }} />,
  parameters: { state: `resource.${value}` },
});

export const Loading = story('loading');
export const LoadingAnotherPeriod = story('loading', { data: trendOf(7) });
export const Shown = story('shown', { data: trendOf(28) });
export const NinetyDays = story('shown', { data: trendOf(90) });
export const Year = story('shown', { data: trendOf(365) });
export const NobodyYet = story('empty', { data: noTrend });
export const Failed = story('failed', { failure: new Failure({ code: 'network' }) });
