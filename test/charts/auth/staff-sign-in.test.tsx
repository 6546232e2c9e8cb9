import { page } from 'vitest/browser';
import { StaffSignInScreen } from '#src/features/auth/staff/staff-sign-in-screen.tsx';
import samples from '#test/unit/machines/events/flow/auth/staff-sign-in.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, heading, press, text } from '../harness/gestures.ts';

walkChart({
  samples,
  Screen: StaffSignInScreen,
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
    'staff-sign-in.blocked': text('Your account is blocked. Please contact support.'),
  },
});
