import { page } from 'vitest/browser';
import { WithdrawChange } from '#src/profile/withdraw-change.tsx';
import samples from '../unit/machines/events/withdraw-change.ts';
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
