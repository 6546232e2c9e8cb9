import { useState } from 'react';
import { page } from 'vitest/browser';
import { type ActorRefFrom, createActor } from 'xstate';
import { deviceDraftsMachine } from '#machines/flow/posts/device-drafts.ts';
import type { postActionMachine } from '#machines/flow/posts/post-action.ts';
import { postScheduleMachine } from '#machines/flow/posts/post-schedule.ts';
import { DashboardScreen } from '#src/features/posts/dashboard/dashboard-screen.tsx';
import {
  postListMachine,
  quickAnalyticsMachine,
} from '#src/features/posts/dashboard/live-post-machines.ts';
import { parseFilters } from '#src/features/posts/list/post-filters.ts';
import { cardOfTest } from '#test/factories/post-cards.ts';
import samples from '#test/unit/machines/events/flow/posts/post-action.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, text } from '../harness/gestures.ts';

const filters = parseFilters(new URLSearchParams());
const card = cardOfTest({
  submittedAt: '2026-11-20T08:40:00.000Z',
  actions: ['save', 'archive', 'unpublish', 'delete'],
});
const loaded = { rows: [card], nextPageUrl: null };

/** The dashboard with one post, in a static list. */
function Screen({ actor }: { actor: ActorRefFrom<typeof postActionMachine> }) {
  const [around] = useState(() => ({
    list: createActor(postListMachine, { input: { filters, loaded } }),
    schedule: createActor(postScheduleMachine),
    analytics: createActor(quickAnalyticsMachine, { input: { filters: null } }),
    drafts: createActor(deviceDraftsMachine, { input: { ownerUserId: 'me' } }),
  }));
  return (
    <DashboardScreen {...around} action={actor} filters={filters} canCreate onFilters={() => {}} />
  );
}

const dialog = (name: string | RegExp) => () => page.getByRole('dialog', { name });
const inDialog = (name: RegExp) => () =>
  page.getByRole('dialog').getByRole('button', { name }).click();

async function choose(item: string): Promise<void> {
  await page.getByRole('button', { name: /^More options for/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const items = { archive: 'Move to archive', unpublish: 'Unpublish…', delete: 'Delete' } as const;

walkChart({
  samples,
  Screen,
  gestures: {
    'action.chosen': ({ action }: { action: keyof typeof items }) => choose(items[action]),
    'history.chosen': () => choose('History'),
    'action.confirmed': inDialog(/^(Delete|Unpublish|Try again)$/),
    'action.cancelled': inDialog(/^(Keep it|Keep it published|Cancel)$/),
    'history.closed': inDialog(/^Close/),
    // A short message offers it, after the card has gone.
    'undo.chosen': outside,
    // From the shell.
    'network.online': outside,
    'session.expired': outside,
    'session.restored': outside,
    'signed.out': outside,
  },
  // Behind a dialog no menu can be opened.
  isPossible: (snapshot, { type }) =>
    !['action.chosen', 'history.chosen'].includes(type) ||
    !(['confirming', 'failed', 'readingHistory'] as const).some((state) => snapshot.matches(state)),
  shows: {
    'post-action.readingHistory': dialog('History'),
    'post-action.confirming': dialog(/^(Delete this post|Unpublish this post)\?$/),
    'post-action.acting': text('Please wait…'),
    'post-action.failed': dialog("That didn't work"),
    'post-action.signInNeeded': text('Please wait…'),
  },
});
