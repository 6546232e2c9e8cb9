import { useState } from 'react';
import { page } from 'vitest/browser';
import { featuredHindiPost, featuredUrduPost } from '#contract/examples/posts/featured.ts';
import {
  publishedExportMachine,
  publishedListMachine,
} from '#src/features/admin/featured/featured-machines.ts';
import { FeaturedScreen } from '#src/features/admin/featured/featured-screen.tsx';
import type { SelectionActor } from '#src/features/admin/featured/selection-actor.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import samples from '#test/unit/machines/events/flow/admin/featured-selection.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, heading, outside, press, text } from '../harness/gestures.ts';

const filters = { title: '', language: 'all' } as const;
const rows = [featuredHindiPost, featuredUrduPost];

/** The screen beside a search that has found both posts. */
function Screen({ actor }: { actor: SelectionActor }) {
  const [published] = useState(() =>
    drawState(publishedListMachine, {
      value: { listing: { idle: 'waiting' } },
      context: { filters, rows, nextPageUrl: null, failure: null },
    }),
  );
  const [exporter] = useState(() =>
    drawState(publishedExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  return (
    <FeaturedScreen
      actor={actor}
      published={published}
      exporter={exporter}
      filters={filters}
      onFilters={() => {}}
    />
  );
}

const wall = heading('On the wall of fame');
const first = (name: RegExp) => page.getByRole('button', { name }).first();

walkChart({
  samples,
  Screen,
  gestures: {
    'post.added': ({ post }) =>
      page.getByRole('button', { name: `Add to the wall of fame: ${post.title}` }).click(),
    'post.moved': outside,
    'post.removed': () => first(/: remove$/).click(),
    // By the message that offers to undo.
    'post.restored': outside,
    'changes.discarded': press('Discard my changes'),
    'save.requested': press('Save'),
    'reload.requested': press('Merge both'),
    'retry.requested': press('Try again'),
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'featured-selection.loading': heading('Wall of fame'),
    'featured-selection.loadFailed': failureText({
      network: 'No connection. Check your internet and try again.',
    }),
    'featured-selection.choosing.editing': wall,
    'featured-selection.choosing.failed': failureText({
      network: 'No connection. Check your internet and try again.',
    }),
    'featured-selection.choosing.saved': text('Saved. Creators see it now.'),
    'featured-selection.saving': wall,
    'featured-selection.conflict': text(/^Somebody else changed the wall of fame/),
    'featured-selection.merging': wall,
    'featured-selection.signInNeeded': wall,
  },
});
