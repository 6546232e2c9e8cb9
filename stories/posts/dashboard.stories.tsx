import { type ReactElement, useState } from 'react';
import { Failure } from '#domain/contract/failure.ts';
import { deviceDraftsMachine } from '#machines/flow/posts/device-drafts.ts';
import { type CardActionRequest, postActionMachine } from '#machines/flow/posts/post-action.ts';
import { postScheduleMachine } from '#machines/flow/posts/post-schedule.ts';
import { DashboardScreen } from '#src/features/posts/dashboard/dashboard-screen.tsx';
import {
  postListMachine,
  quickAnalyticsMachine,
} from '#src/features/posts/dashboard/live-post-machines.ts';
import { postHistoryMachine } from '#src/features/posts/history/live-post-history-machine.ts';
import { postEvents } from '#stories/review/review-data.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import {
  counters,
  deviceDrafts,
  editsOfPublished,
  filters,
  posts,
  restrictedPosts,
  scheduledPosts,
  timedPostsInReview,
} from './post-data.ts';

export default { title: 'Posts/Dashboard' };

type ListState = Parameters<typeof drawState<typeof postListMachine>>[1];
type ActionState = Parameters<typeof drawState<typeof postActionMachine>>[1];
type ScheduleState = Parameters<typeof drawState<typeof postScheduleMachine>>[1];
type AnalyticsState = Parameters<typeof drawState<typeof quickAnalyticsMachine>>[1];
type DraftsState = Parameters<typeof drawState<typeof deviceDraftsMachine>>[1];
type HistoryState = Parameters<typeof drawState<typeof postHistoryMachine>>[1];
type Drawn = {
  list?: { value?: ListState['value']; context?: Partial<ListState['context']> };
  action?: ActionState;
  schedule?: ScheduleState;
  analytics?: AnalyticsState;
  drafts?: DraftsState;
  savedAt?: number;
};

const failure = new Failure({ code: 'network' });
const listContext: ListState['context'] = {
  filters,
  rows: posts,
  nextPageUrl: null,
  failure: null,
};
const noFigures = { filters: null, data: null, failure: null };
const shownAnalytics: AnalyticsState = {
  value: 'shown',
  context: { ...noFigures, data: counters },
};
const idleAction: ActionState = {
  value: 'idle',
  context: { intent: null, waiting: [], historyPost: null, failure: null },
};

const idleSchedule: ScheduleState = {
  value: 'idle',
  context: { post: null, request: null, failure: null },
};

/** As its creator reads it: without the names of staff. */
const history: HistoryState['context'] = {
  filters: { postUID: posts[1]?.postUID ?? '' },
  rows: postEvents.map((event) => ({ ...event, byName: null })),
  nextPageUrl: '/more',
  failure: null,
};

const noDrafts: DraftsState = {
  value: 'none',
  context: { ownerUserId: 'me', drafts: [], chosen: null },
};

function Dashboard({
  list = {},
  action = idleAction,
  schedule = idleSchedule,
  analytics = shownAnalytics,
  drafts = noDrafts,
  savedAt,
}: Drawn) {
  const value = list.value ?? { listing: 'idle' };
  const context = { ...listContext, ...list.context };
  const [actors] = useState(() => ({
    list: drawState(postListMachine, { value, context }),
    action: drawState(postActionMachine, action),
    schedule: drawState(postScheduleMachine, schedule),
    analytics: drawState(quickAnalyticsMachine, analytics),
    drafts: drawState(deviceDraftsMachine, drafts),
  }));
  return (
    <DashboardScreen
      {...actors}
      filters={context.filters}
      savedAt={savedAt}
      canCreate
      onFilters={() => {}}
    />
  );
}

const story = (
  state: string,
  drawn: Drawn,
): { render: () => ReactElement; parameters: { state: string } } => ({
  render: () => <Dashboard {...drawn} />,
  parameters: { state },
});
const list = (state: string, value: ListState['value'], context?: Partial<ListState['context']>) =>
  story(`paged-list.${state}`, { list: { value, ...(context ? { context } : {}) } });
const none = { rows: [] };

export const Loading = list('loading', 'loading', none);
export const Typing = list('typing', 'typing', { filters: { ...filters, title: 'बारिश' } });
export const Listing = list('listing.idle', { listing: 'idle' });
export const DraftsInReview = list(
  'listing.idle',
  { listing: 'idle' },
  {
    filters: { ...filters, status: 'draft', draftStage: 'inReview' },
    rows: posts.filter(({ state }) => state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW'),
  },
);
export const ScheduledByDay = list(
  'listing.idle',
  { listing: 'idle' },
  { filters: { ...filters, status: 'draft', draftStage: 'scheduled' }, rows: scheduledPosts },
);
export const InReviewWithTime = list(
  'listing.idle',
  { listing: 'idle' },
  { filters: { ...filters, status: 'draft', draftStage: 'inReview' }, rows: timedPostsInReview },
);
export const MoreToLoad = list('listing.idle', { listing: 'idle' }, { nextPageUrl: '/more' });

/** The posts of an earlier visit, while they are renewed and when that failed. */
const fromEarlierVisit = (state: 'reloading' | 'outdated') =>
  story(`paged-list.listing.idle.${state}`, {
    list: { value: { listing: { idle: state } }, context: { failure } },
    savedAt: Date.parse('2026-11-26T16:15:00Z'),
  });
export const UpdatingPostsOfEarlierVisit = fromEarlierVisit('reloading');
export const PostsOfEarlierVisitOutdated = fromEarlierVisit('outdated');

export const LoadingMore = list(
  'listing.loadingMore',
  { listing: 'loadingMore' },
  { nextPageUrl: '/more' },
);
export const MoreFailed = list(
  'listing.moreFailed',
  { listing: 'moreFailed' },
  { nextPageUrl: '/m', failure },
);
export const NoPostsYet = list('empty', 'empty', none);
export const NothingFound = list('empty', 'empty', {
  ...none,
  filters: { ...filters, title: 'xyz' },
});
export const EmptyArchive = list('empty', 'empty', {
  ...none,
  filters: { ...filters, archived: true },
});
export const LoadFailed = list('failed', 'failed', { ...none, failure });
export const SignInNeeded = list('signInNeeded', 'signInNeeded');

const intent = { post: posts[0] as (typeof posts)[number], action: 'delete' as const, key: 'key' };
const acting = (
  value: ActionState['value'],
  reason: Failure | null = null,
  more: Partial<CardActionRequest> = {},
) =>
  story(`post-action.${value}`, {
    action: {
      value,
      context: { intent: { ...intent, ...more }, waiting: [], historyPost: null, failure: reason },
    },
  });

export const AskingBeforeDelete = acting('confirming');
export const Deleting = acting('acting');
export const DeleteFailed = acting('failed', failure);
export const SignInNeededToDelete = acting('signInNeeded');

const [editInReview] = editsOfPublished;

export const AskingBeforeTakeDown = acting('confirming', null, { action: 'unpublish' });
export const AskingBeforeTakeDownOfEdit = acting('confirming', null, {
  action: 'unpublish',
  ...(editInReview ? { post: editInReview } : {}),
});
export const TakeDownFailed = acting('failed', failure, { action: 'unpublish' });

const readHistory = (value: HistoryState['value'], more: Partial<HistoryState['context']> = {}) =>
  story('post-action.readingHistory', {
    action: {
      value: 'readingHistory',
      context: { intent: null, waiting: [], historyPost: posts[1] ?? null, failure: null },
      children: {
        history: drawState(postHistoryMachine, { value, context: { ...history, ...more } }),
      },
    },
  });

export const ReadingWhatHappened = readHistory({ listing: 'idle' });
export const WhatHappenedLoading = readHistory('loading', none);
export const WhatHappenedFailed = readHistory('failed', { ...none, failure });

export const EditsOfPublishedPosts = list(
  'listing.idle',
  { listing: 'idle' },
  { rows: editsOfPublished },
);
export const RestrictedPosts = list('listing.idle', { listing: 'idle' }, { rows: restrictedPosts });

export const CountersLoading = story('resource.loading', {
  analytics: { value: 'loading', context: noFigures },
});
export const CountersShown = story('resource.shown', {});
export const CountersFailed = story('resource.failed', {
  analytics: { value: 'failed', context: { ...noFigures, failure } },
});

const onPhone = (
  value: DraftsState['value'],
  drawn: Drawn = {},
  chosen: DraftsState['context']['chosen'] = null,
) =>
  story(`device-drafts.${value}`, {
    ...drawn,
    drafts: { value, context: { ownerUserId: 'me', drafts: deviceDrafts, chosen } },
  });
const [newDraft, , changedPost] = deviceDrafts;

export const DraftsOnThisPhone = onPhone('listed');
export const OnlyDraftsOnThisPhone = onPhone('listed', { list: { value: 'empty', context: none } });
export const AskingBeforeRemoval = onPhone('confirming', {}, newDraft);
export const AskingBeforeChangesGo = onPhone('confirming', {}, changedPost);
export const RemovingDraft = onPhone('removing', {}, newDraft);
export const RemovalFailed = onPhone('removeFailed', {}, newDraft);

const scheduledPost = scheduledPosts[0] as (typeof scheduledPosts)[number];
const request = {
  post: scheduledPost,
  action: 'schedule' as const,
  publishAt: scheduledPost.publishAt,
  key: 'key',
};
const scheduling = (
  value: ScheduleState['value'],
  more: Partial<ScheduleState['context']> = {},
  name = value,
) =>
  story(`post-schedule.${String(name)}`, {
    list: { context: { rows: scheduledPosts } },
    schedule: { value, context: { post: scheduledPost, request: null, failure: null, ...more } },
  });
export const ChoosingTime = scheduling('choosing');
export const TimeRefused = scheduling('choosing', {
  request,
  failure: new Failure({
    code: 'invalid-request',
    status: 400,
    fields: { publishAt: 'too-early' },
  }),
});
export const SavingTime = scheduling('saving', { request });
export const TimeWaits = scheduling('waiting', { request, failure });
export const TimeFailed = scheduling('failed', {
  request,
  failure: new Failure({ code: 'transition-not-allowed', status: 409 }),
});
export const TimeTooLate = scheduling('tooLate', {
  request,
  failure: new Failure({ code: 'already-published', status: 409 }),
});
export const TimeSignInNeeded = scheduling('signInNeeded', { request });
