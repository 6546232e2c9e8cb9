import { createFigures } from '#machines/flow/figures.ts';
import { operationActor } from '#src/api/actors.ts';
import type { Reply } from '#src/api/operation-types.ts';
import type { LeaderboardFilters, TrendFilters, WallFilters } from './filters.ts';

export type Trend = Reply<'getEngagementTrend'>;
export type Leaderboard = Reply<'getLeaderboard'>;
export type Wall = Reply<'getFeaturedPosts'>;

/** What readers did with a creator's posts; empty when they did nothing on any of the days. */
export const trendMachine = createFigures<Trend, TrendFilters>(({ formats }) => formats.length === 0);

/** The chart `figures` for the trend of the signed-in creator. */
export const liveTrendMachine = trendMachine.provide({
  actors: {
    loadFigures: operationActor('getEngagementTrend', ({ filters: { days } }: { filters: TrendFilters }) => ({
      query: { days },
    })),
  },
});

/** The creators who were read most; empty when nobody was. */
export const leaderboardMachine = createFigures<Leaderboard, LeaderboardFilters>(
  ({ rows }) => rows.length === 0,
);

/** The chart `figures` for the leaderboard. */
export const liveLeaderboardMachine = leaderboardMachine.provide({
  actors: {
    loadFigures: operationActor('getLeaderboard', ({ filters }: { filters: LeaderboardFilters }) => ({
      query: filters,
    })),
  },
});

/** The posts that staff chose; empty when they chose none. */
export const wallMachine = createFigures<Wall, WallFilters>(({ rows }) => rows.length === 0);

/** The chart `figures` for the wall of fame. */
export const liveWallMachine = wallMachine.provide({
  actors: {
    loadFigures: operationActor('getFeaturedPosts', ({ filters }: { filters: WallFilters }) => ({
      body: { filters },
    })),
  },
});
