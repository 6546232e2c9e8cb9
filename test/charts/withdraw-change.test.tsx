import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { withdrawChangeMachine } from '#machines/flow/withdraw-change.ts';
import { WithdrawChange } from '#src/profile/withdraw-change.tsx';
import samples from '../unit/machines/events/withdraw-change.ts';
import { draw } from './draw.tsx';
import { press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const button = () => page.getByRole('button', { name: 'Withdraw change' });

walkChart({
  samples,
  Screen: WithdrawChange,
  gestures: { 'withdrawal.requested': press('Withdraw change') },
  shows: {
    'withdraw-change.offered': button,
    'withdraw-change.withdrawing': button,
    'withdraw-change.failed': text('Something went wrong !!'),
  },
});

it('offers to discard a rejected change', async () => {
  const actor = createActor(withdrawChangeMachine, { input: { revision: 1, key: 'k' } }).start();
  await using _drawing = await draw(
    (props: Parameters<typeof WithdrawChange>[0]) => <WithdrawChange {...props} isRejected />,
    actor,
  );
  await expect.element(page.getByRole('button', { name: 'Discard change' })).toBeVisible();
});
