import { page } from 'vitest/browser';
import { PasswordRequestScreen } from '#src/login/password-request-screen.tsx';
import samples from '../unit/machines/events/request-password-reset.ts';
import { press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const email = () => page.getByLabelText('Email');

walkChart({
  samples,
  Screen: PasswordRequestScreen,
  gestures: {
    'email.submitted': async (event) => {
      await email().fill(event.email);
      await press('Send link')();
    },
    'email.changed': press('Use another email'),
  },
  shows: {
    'request-password-reset.entering': email,
    'request-password-reset.sending': email,
    'request-password-reset.sent': text(/we've sent a link to it/),
  },
});
