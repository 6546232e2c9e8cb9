import { page } from 'vitest/browser';
import { ChangePassword } from '#src/security/change-password.tsx';
import samples from '../unit/machines/events/change-password.ts';
import { press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const current = () => page.getByLabelText('Current password', { exact: true });

walkChart({
  samples,
  Screen: ChangePassword,
  gestures: {
    'password.submitted': async ({ change }) => {
      await current().fill(change.currentPassword);
      await page.getByLabelText('New password', { exact: true }).fill(change.newPassword);
      await press('Change password')();
    },
  },
  shows: {
    'change-password.entering': current,
    'change-password.saving': current,
    'change-password.saved': text('Password changed'),
  },
});
