import { page } from 'vitest/browser';
import { ResetPasswordScreen } from '#src/login/reset-password-screen.tsx';
import samples from '../unit/machines/events/reset-password.ts';
import { press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

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
