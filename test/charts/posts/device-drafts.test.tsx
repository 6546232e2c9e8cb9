import { useState } from 'react';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { postListMachine } from '#src/features/posts/dashboard/live-post-machines.ts';
import { DeviceDrafts } from '#src/features/posts/drafts/device-drafts.tsx';
import { DraftRemovalDialog } from '#src/features/posts/drafts/draft-removal-dialog.tsx';
import type { DraftsActor } from '#src/features/posts/drafts/drafts-actor.ts';
import { parseFilters } from '#src/features/posts/list/post-filters.ts';
import samples from '#test/unit/machines/events/flow/posts/device-drafts.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press } from '../harness/gestures.ts';

const inDialog = (name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** What is only on this device, above a list that has none of it. */
function Screen({ actor }: { actor: DraftsActor }) {
  const [list] = useState(() =>
    createActor(postListMachine, { input: { filters: parseFilters(new URLSearchParams()) } }),
  );
  return (
    <>
      <DeviceDrafts actor={actor} list={list} />
      <DraftRemovalDialog actor={actor} />
    </>
  );
}

walkChart({
  samples,
  Screen,
  gestures: {
    'removal.chosen': press(/^Remove/),
    'removal.confirmed': () => inDialog(/^(Remove|Try again)$/).click(),
    'removal.cancelled': () => inDialog('Keep it').click(),
    // Another tab, or a return to this one.
    'drafts.refresh-requested': outside,
    'signed.out': outside,
  },
  // Nothing is shown during the first read of the device.
  isPossible: ({ context }, event) => event.type !== 'removal.chosen' || context.drafts.length > 0,
  shows: {
    'device-drafts.listed': () => page.getByRole('region', { name: 'On this device' }),
    'device-drafts.confirming': () => inDialog('Remove'),
    'device-drafts.removing': () => inDialog('Remove'),
    'device-drafts.removeFailed': () =>
      page.getByText("We couldn't remove it. It's still on this device."),
  },
});
