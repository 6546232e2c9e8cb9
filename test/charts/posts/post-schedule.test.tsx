import { useState } from 'react';
import { page } from 'vitest/browser';
import { type ActorRefFrom, createActor } from 'xstate';
import { toIndianParts } from '#domain/post/publish-time.ts';
import { deviceDraftsMachine } from '#machines/flow/posts/device-drafts.ts';
import { postActionMachine } from '#machines/flow/posts/post-action.ts';
import type { postScheduleMachine } from '#machines/flow/posts/post-schedule.ts';
import { DashboardScreen } from '#src/features/posts/dashboard/dashboard-screen.tsx';
import {
  postListMachine,
  quickAnalyticsMachine,
} from '#src/features/posts/dashboard/live-post-machines.ts';
import { parseFilters } from '#src/features/posts/list/post-filters.ts';
import { cardOfTest } from '#test/factories/post-cards.ts';
import samples from '#test/unit/machines/events/flow/posts/post-schedule.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, text } from '../harness/gestures.ts';

const filters = parseFilters(new URLSearchParams());
const card = cardOfTest({
  state: 'SCHEDULED',
  publishAt: '2026-11-25T02:30:00.000Z',
  submittedAt: '2026-11-20T08:40:00.000Z',
  actions: ['withdraw', 'schedule', 'unschedule', 'archive'],
});
const loaded = { rows: [card], nextPageUrl: null };

/** The dashboard with one scheduled post, in a static list. */
function Screen({ actor }: { actor: ActorRefFrom<typeof postScheduleMachine> }) {
  const [around] = useState(() => ({
    list: createActor(postListMachine, { input: { filters, loaded } }),
    action: createActor(postActionMachine),
    analytics: createActor(quickAnalyticsMachine, { input: { filters: null } }),
    drafts: createActor(deviceDraftsMachine, { input: { ownerUserId: 'me' } }),
  }));
  return (
    <DashboardScreen
      {...around}
      schedule={actor}
      filters={filters}
      canCreate
      onFilters={() => {}}
    />
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Publishing time' });
const inDialog = (name: RegExp) => () => dialog().getByRole('button', { name }).click();

async function submitTime(): Promise<void> {
  const { day, time } = toIndianParts(Date.now() + 24 * 3_600_000);
  await dialog().getByLabelText('Day').fill(day);
  await dialog().getByLabelText('Time').fill(time);
  await inDialog(/^Save the time$/)();
}

walkChart({
  samples,
  Screen,
  gestures: {
    'schedule.chosen': async () => {
      await page.getByRole('button', { name: /^More options for/ }).click();
      await page.getByRole('menuitem', { name: 'Publishing time…' }).click();
    },
    'time.submitted': submitTime,
    'time.removed': inDialog(/^Publish now$/),
    'schedule.closed': inDialog(/^(Cancel|Done)$/),
    'retry.requested': inDialog(/^Try again$/),
    // From the shell.
    'network.online': outside,
    'session.restored': outside,
    'signed.out': outside,
  },
  shows: {
    'post-schedule.choosing': dialog,
    'post-schedule.saving': dialog,
    'post-schedule.waiting': text(/The time isn't changed yet/),
    'post-schedule.failed': dialog,
    'post-schedule.tooLate': text('This post is already published.'),
    'post-schedule.signInNeeded': () => page.getByRole('article'),
  },
});
