import { type EngagementCounts, engagementKinds } from '#domain/analytics/engagement.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import type { Reply } from '#src/api/operation-types.ts';
import type {
  LeaderboardFilters,
  PostAnalyticsFilters,
  TrendFilters,
  WallOfFameFilters,
} from './analytics-filters.ts';

export type Trend = Reply<'getEngagementTrend'>;
export type PostAnalytics = Reply<'getPostAnalytics'>;
export type Leaderboard = Reply<'getLeaderboard'>;
export type WallOfFame = Reply<'getFeaturedPosts'>;

/** The engagement of a creator's posts; empty without any on these days. */
export const trendMachine = createResource<Trend, TrendFilters>(
  ({ formats }) => formats.length === 0,
);

/** The chart `resource` for the trend of the signed-in creator. */
export const liveTrendMachine = trendMachine.provide({
  actors: {
    loadResource: operationActor(
      'getEngagementTrend',
      ({ filters }: { filters: TrendFilters }) => ({ query: filters }),
    ),
  },
});

/** The engagement of one post; empty while nobody has seen it. */
export const postAnalyticsMachine = createResource<PostAnalytics, PostAnalyticsFilters>(
  ({ days, totals }) => [totals, ...days].every(hasNoReaders),
);

const hasNoReaders = (counts: EngagementCounts) =>
  engagementKinds.every((kind) => counts[kind] === 0);

/** The chart `resource` for one post. */
export const livePostAnalyticsMachine = postAnalyticsMachine.provide({
  actors: {
    loadResource: operationActor(
      'getPostAnalytics',
      ({ filters }: { filters: PostAnalyticsFilters }) => ({ query: filters }),
    ),
  },
});

/** The most-read creators; empty without any readers. */
export const leaderboardMachine = createResource<Leaderboard, LeaderboardFilters>(
  ({ rows }) => rows.length === 0,
);

/** The chart `resource` for the leaderboard. */
export const liveLeaderboardMachine = leaderboardMachine.provide({
  actors: {
    loadResource: operationActor(
      'getLeaderboard',
      ({ filters }: { filters: LeaderboardFilters }) => ({
        query: filters,
      }),
    ),
  },
});

/** The posts that staff chose; empty when they chose none. */
export const wallOfFameMachine = createResource<WallOfFame, WallOfFameFilters>(
  ({ rows }) => rows.length === 0,
);

/** The chart `resource` for the wall of fame. */
export const liveWallOfFameMachine = wallOfFameMachine.provide({
  actors: {
    loadResource: operationActor(
      'getFeaturedPosts',
      ({ filters }: { filters: WallOfFameFilters }) => ({
        body: { filters },
      }),
    ),
  },
});
