import { quickAnalyticsMachine } from '#machines/flow/quick-analytics.ts';
import { chartEvents } from '../chart-events.ts';

export default chartEvents({
  machine: quickAnalyticsMachine,
  replies: { getQuickAnalytics: { done: [{ posts: 1 }] } },
});
