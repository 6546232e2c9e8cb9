import { useState } from 'react';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { DeviceDrafts, type DraftsActor } from '#src/posts/device-drafts.tsx';
import { DraftRemovalDialog } from '#src/posts/draft-removal-dialog.tsx';
import { filtersOf } from '#src/posts/filters.ts';
import { postListMachine } from '#src/posts/live-machines.ts';
import samples from '../unit/machines/events/device-drafts.ts';
import { outside, press } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const inDialog = (name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** What is only on this device, above a list that has none of it. */
function Screen({ actor }: { actor: DraftsActor }) {
  const [list] = useState(() =>
    createActor(postListMachine, { input: { filters: filtersOf(new URLSearchParams()) } }),
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
    // Another tab, or whoever comes back to this one.
    'device.returned': outside,
    'signed.out': outside,
  },
  // While the device is read for the first time nothing stands there.
  isPossible: ({ context }, event) => event.type !== 'removal.chosen' || context.drafts.length > 0,
  shows: {
    'device-drafts.some': () => page.getByRole('region', { name: 'On this phone' }),
    'device-drafts.confirming': () => inDialog('Remove'),
    'device-drafts.removing': () => inDialog('Remove'),
    'device-drafts.removeFailed': () => page.getByText('It could not be removed. It is still on this phone.'),
  },
});
