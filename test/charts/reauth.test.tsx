import { page } from 'vitest/browser';
import ReauthDialog from '#src/app/reauth-dialog.tsx';
import samples from '../unit/machines/events/reauth.ts';
import { outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

walkChart({
  samples,
  Screen: ReauthDialog,
  gestures: {
    'retry.requested': press('Try again'),
    'network.online': outside,
    // The chart `staff-sign-in`, which the dialog runs.
    'staff.signed-in': outside,
  },
  shows: {
    'reauth.codeNeeded': () => page.getByLabelText('Mobile number'),
    'reauth.passwordNeeded': () => page.getByLabelText('Email'),
    'reauth.providerNeeded': () => page.getByRole('button', { name: 'Continue with Google' }),
    'reauth.checking': text('Loading…'),
    'reauth.checkFailed': text('Something went wrong !!'),
  },
});
