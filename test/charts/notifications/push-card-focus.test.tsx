import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { pushPermissionMachine } from '#machines/flow/notifications/push-permission.ts';
import { PushCard } from '#src/features/notification-settings/push-card.tsx';
import type { PushActor } from '#src/features/notification-settings/push-texts.tsx';
import { draw } from '../harness/render-screen.tsx';

/* Who uses a keyboard or a screen reader stays where something happened. */

const machine = pushPermissionMachine.provide({
  actors: {
    checkPush: fromPromise(async () => ({ status: 'off' as const, pushKey: 'a' })),
    askBrowser: fromPromise(async () => ({ answer: 'denied' as const })),
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
  draw(<Screen actor={actor} />);
  const turnOn = page.getByRole('button', { name: 'Turn on notifications' });
  await turnOn.click();
  await expect.element(page.getByRole('status')).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Notifications are blocked/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
});
