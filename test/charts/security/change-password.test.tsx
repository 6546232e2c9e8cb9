import { page } from 'vitest/browser';
import { ChangePassword } from '#src/features/security/change-password.tsx';
import samples from '#test/unit/machines/events/flow/security/change-password.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { press, text } from '../harness/gestures.ts';

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
