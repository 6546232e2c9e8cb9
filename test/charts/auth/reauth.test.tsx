import { page } from 'vitest/browser';
import ReauthDialog from '#src/features/auth/reauth/reauth-dialog.tsx';
import samples from '#test/unit/machines/events/flow/auth/reauth.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

walkChart({
  samples,
  Screen: ReauthDialog,
  gestures: {
    'retry.requested': press('Try again'),
    'network.online': outside,
    // By the charts that the dialog runs.
    'signed.in': outside,
    'sign-in.failed': outside,
  },
  shows: {
    'reauth.codeNeeded': () => page.getByLabelText('Mobile number'),
    'reauth.passwordNeeded': () => page.getByLabelText('Email'),
    'reauth.providerNeeded': () => page.getByRole('button', { name: 'Continue with Google' }),
    'reauth.checking': text('Loading…'),
    'reauth.checkFailed': text('Something went wrong !!'),
  },
});
