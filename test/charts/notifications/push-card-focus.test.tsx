import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import {
  type PushAnswer,
  type PushStatus,
  pushPermissionMachine,
} from '#machines/flow/notifications/push-permission.ts';
import { PushCard } from '#src/features/notification-settings/push-card.tsx';
import type { PushActor } from '#src/features/notification-settings/push-texts.tsx';
import { draw } from '../harness/render-screen.tsx';

/* Who uses a keyboard or a screen reader stays where something happened. */

const machine = pushPermissionMachine.provide({
  actors: {
    checkPush: fromPromise<PushStatus, undefined>(async () => ({ status: 'off', pushKey: 'a' })),
    askBrowser: fromPromise<PushAnswer, { pushKey: string }>(async () => ({ answer: 'denied' })),
  },
});

function Screen({ actor }: { actor: PushActor }) {
  return (
    <main>
      <h1>Notifications</h1>
      <PushCard actor={actor} />
    </main>
  );
}

it('moves the focus to the answer, and to the heading when the card is closed', async () => {
  const actor = createActor(machine).start();
  await using _screen = await draw(Screen, actor);
  const turnOn = page.getByRole('button', { name: 'Turn on notifications' });
  await turnOn.click();
  await expect.element(page.getByText(/^Notifications are blocked/)).toHaveFocus();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
});
