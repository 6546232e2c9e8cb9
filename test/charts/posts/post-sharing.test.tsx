import { page } from 'vitest/browser';
import type { ActorRefFrom, EventFromLogic } from 'xstate';
import type { postSharingMachine } from '#machines/flow/posts/post-sharing.ts';
import { ShareDialog } from '#src/features/posts/share/share-dialog.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import samples from '#test/unit/machines/events/flow/posts/post-sharing.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { press } from '../harness/gestures.ts';

type Actor = ActorRefFrom<typeof postSharingMachine>;

/** What the menu of the card is asked for, by the tested path. */
const asked: { request?: EventFromLogic<typeof postSharingMachine> } = {};

const Screen = ({ actor }: { actor: Actor }) => (
  <>
    <Button onClick={() => asked.request && actor.send(asked.request)}>Menu of the card</Button>
    <ShareDialog actor={actor} />
  </>
);

walkChart({
  samples,
  Screen,
  gestures: {
    'share.requested': async (event) => {
      asked.request = event;
      await press('Menu of the card')();
    },
    'share.closed': press('Done'),
  },
  shows: {
    'post-sharing.refused': () => page.getByRole('dialog', { name: 'Copy this link' }),
  },
});
