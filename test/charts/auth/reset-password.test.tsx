import { page } from 'vitest/browser';
import { ResetPasswordScreen } from '#src/features/auth/staff/reset-password-screen.tsx';
import samples from '#test/unit/machines/events/flow/auth/reset-password.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { press, text } from '../harness/gestures.ts';

const password = () => page.getByLabelText('New password', { exact: true });

walkChart({
  samples,
  Screen: ResetPasswordScreen,
  gestures: {
    'password.submitted': async (event) => {
      await password().fill(event.newPassword);
      await press('Save password')();
    },
  },
  keepsFocus: ['reset-password.saved', 'reset-password.usedUp'],
  shows: {
    'reset-password.entering': password,
    'reset-password.saving': password,
    'reset-password.saved': text(/^Your new password is saved/),
    'reset-password.usedUp': text(/^This link has been used or has expired/),
    'reset-password.missing': text(/^This link is incomplete/),
  },
});
