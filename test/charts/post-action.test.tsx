import { useState } from 'react';
import { page } from 'vitest/browser';
import { type ActorRefFrom, createActor } from 'xstate';
import { deviceDraftsMachine } from '#machines/flow/device-drafts.ts';
import type { postActionMachine } from '#machines/flow/post-action.ts';
import { DashboardScreen } from '#src/posts/dashboard-screen.tsx';
import { filtersOf } from '#src/posts/filters.ts';
import { postListMachine, quickAnalyticsMachine } from '#src/posts/live-machines.ts';
import { cardOfTest } from '../support/cards.ts';
import samples from '../unit/machines/events/post-action.ts';
import { outside, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const filters = filtersOf(new URLSearchParams());
const card = cardOfTest({
  submittedAt: '2026-11-20T08:40:00.000Z',
  actions: ['save', 'archive', 'unpublish', 'delete'],
});
const loaded = { rows: [card], nextPageUrl: null };

/** The dashboard with one post, whose list stands still. */
function Screen({ actor }: { actor: ActorRefFrom<typeof postActionMachine> }) {
  const [around] = useState(() => ({
    list: createActor(postListMachine, { input: { filters, loaded } }),
    analytics: createActor(quickAnalyticsMachine, { input: { filters: null } }),
    drafts: createActor(deviceDraftsMachine, { input: { ownerUserId: 'me' } }),
  }));
  return <DashboardScreen {...around} action={actor} filters={filters} canCreate onFilters={() => {}} />;
}

const dialog = (name: string | RegExp) => () => page.getByRole('dialog', { name });
const inDialog = (name: RegExp) => () => page.getByRole('dialog').getByRole('button', { name }).click();

async function choose(item: string): Promise<void> {
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const items = { archive: 'Move to archive', unpublish: 'Take down…', delete: 'Delete' } as const;

walkChart({
  samples,
  Screen,
  gestures: {
    'action.chosen': ({ action }: { action: keyof typeof items }) => choose(items[action]),
    'history.chosen': () => choose('What happened so far'),
    'action.confirmed': inDialog(/^(Delete|Take down|Try again)$/),
    'action.cancelled': inDialog(/^(Keep it|Leave it up|Leave it as it is)$/),
    'history.closed': inDialog(/^Close/),
    // A short message offers it, after the card has gone.
    'undo.chosen': outside,
    // The shell tells.
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
    'post-action.readingHistory': dialog('What happened so far'),
    'post-action.confirming': dialog(/^(Delete this post|Take this post down)\?$/),
    'post-action.acting': text('One moment…'),
    'post-action.failed': dialog('That did not work'),
    'post-action.signInNeeded': text('One moment…'),
  },
});
