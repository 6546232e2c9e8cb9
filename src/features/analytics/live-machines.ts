import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import type { Reply } from '#src/api/operation-types.ts';
import type { LeaderboardFilters, TrendFilters, WallOfFameFilters } from './analytics-filters.ts';

export type Trend = Reply<'getEngagementTrend'>;
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
      ({ filters: { days } }: { filters: TrendFilters }) => ({
        query: { days },
      }),
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
