import { page } from 'vitest/browser';
import { SignInLinkScreen } from '#src/features/auth/sign-in-link/sign-in-link-screen.tsx';
import samples from '#test/unit/machines/events/flow/auth/sign-in-link.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { press, text } from '../harness/gestures.ts';

walkChart({
  samples,
  Screen: SignInLinkScreen,
  gestures: {
    'link.accepted': press('Sign in'),
    'retry.requested': press('Try again'),
  },
  shows: {
    'sign-in-link.offered': () => page.getByRole('button', { name: 'Sign in', exact: true }),
    'sign-in-link.signingIn': text('Login in progress...'),
    'sign-in-link.failed': text('Something went wrong !!'),
    'sign-in-link.usedUp': text(/^This link/),
    'sign-in-link.blocked': text('Your account is blocked. Please contact support.'),
    'sign-in-link.missing': text(/^This link is incomplete/),
  },
});
