import { page } from 'vitest/browser';
import { RequestPasswordResetScreen } from '#src/features/auth/staff/request-password-reset-screen.tsx';
import samples from '#test/unit/machines/events/flow/auth/request-password-reset.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { press, text } from '../harness/gestures.ts';

const email = () => page.getByLabelText('Email');

walkChart({
  samples,
  Screen: RequestPasswordResetScreen,
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
