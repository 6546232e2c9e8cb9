import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { withdrawProfileChangeMachine } from '#machines/flow/profile/withdraw-profile-change.ts';
import { WithdrawChange } from '#src/features/profile/withdraw-change.tsx';
import samples from '#test/unit/machines/events/flow/profile/withdraw-profile-change.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { press, text } from '../harness/gestures.ts';
import { draw } from '../harness/render-screen.tsx';

const button = () => page.getByRole('button', { name: 'Withdraw change' });

walkChart({
  samples,
  Screen: WithdrawChange,
  gestures: { 'withdrawal.requested': press('Withdraw change') },
  shows: {
    'withdraw-profile-change.offered': button,
    'withdraw-profile-change.withdrawing': button,
    'withdraw-profile-change.failed': text('Something went wrong !!'),
  },
});

it('offers to discard a rejected change', async () => {
  const actor = createActor(withdrawProfileChangeMachine, {
    input: { revision: 1, key: 'k' },
  }).start();
  await using _drawing = await draw(
    (props: Parameters<typeof WithdrawChange>[0]) => <WithdrawChange {...props} isRejected />,
    actor,
  );
  await expect.element(page.getByRole('button', { name: 'Discard change' })).toBeVisible();
});
