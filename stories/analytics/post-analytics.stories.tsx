import { useState } from 'react';
import { Failure } from '#domain/contract/failure.ts';
import { postAnalyticsMachine } from '#src/features/analytics/live-machines.ts';
import { PostAnalyticsScreen } from '#src/features/analytics/post/post-analytics-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { noTrend, postAnalyticsOf } from './analytics-data.ts';

export default { title: 'Analytics/Post' };

type Drawn = Parameters<typeof drawState<typeof postAnalyticsMachine>>[1];

function PostAnalytics({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(postAnalyticsMachine, drawn));
  return <PostAnalyticsScreen actor={actor} filters={drawn.context.filters} onFilters={() => {}} />;
}

const { post } = postAnalyticsOf(1);
const filters = { postUID: post.postUID };
const context = { filters, data: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <PostAnalytics drawn={{ value, context: { ...context, ...more } }} />,
  parameters: { state: `resource.${value}` },
});

const nothing = { views: 0, impressions: 0, likes: 0, shares: 0, comments: 0 };
const noDays = noTrend.days.slice(-7);

export const Loading = story('loading');
export const LoadingAnotherPeriod = story('loading', {
  filters: { ...filters, period: '90' },
  data: postAnalyticsOf(28),
});
export const Shown = story('shown', { data: postAnalyticsOf(28) });
export const FirstDay = story('shown', { data: { ...postAnalyticsOf(1), comparison: null } });
export const AllDays = story('shown', { data: { ...postAnalyticsOf(400), period: 'all' } });
export const NobodyInThisPeriod = story('shown', {
  filters: { ...filters, period: '7' },
  data: { ...postAnalyticsOf(28), period: '7', days: noDays },
});
export const NobodyYet = story('empty', {
  data: { ...postAnalyticsOf(1), days: noDays, totals: nothing, comparison: null },
});
export const Failed = story('failed', { failure: new Failure({ code: 'network' }) });
