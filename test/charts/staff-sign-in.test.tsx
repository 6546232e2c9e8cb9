import { page } from 'vitest/browser';
import { InternalScreen } from '#src/login/internal-screen.tsx';
import samples from '../unit/machines/events/staff-sign-in.ts';
import { failureText, heading, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

walkChart({
  samples,
  Screen: InternalScreen,
  gestures: {
    'credentials.submitted': async ({ credentials }) => {
      await page.getByLabelText('Email').fill(credentials.email);
      await page.getByLabelText('Password', { exact: true }).fill(credentials.password);
      await press('Sign in')();
    },
    'passkey.requested': press('Sign in with a passkey'),
  },
  shows: {
    'staff-sign-in.enteringPassword': heading('Staff sign-in'),
    'staff-sign-in.checkingPassword': text('Login in progress...'),
    'staff-sign-in.usingPasskey': text('Login in progress...'),
    'staff-sign-in.passwordRefused': text('Login failed'),
    'staff-sign-in.signInFailed': failureText({
      'second-step-expired': 'The sign-in took too long. Enter your email and password again.',
    }),
    'staff-sign-in.takingSecondStep': () => page.getByLabelText('6-digit code'),
    'staff-sign-in.settingUp': heading('Protect your account'),
    'staff-sign-in.blocked': text('This account is blocked. Please contact support.'),
  },
});
