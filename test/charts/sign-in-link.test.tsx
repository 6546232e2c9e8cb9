import { page } from 'vitest/browser';
import { SignInLinkScreen } from '#src/login/sign-in-link-screen.tsx';
import samples from '../unit/machines/events/sign-in-link.ts';
import { press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

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
    'sign-in-link.blocked': text('This account is blocked. Please contact support.'),
    'sign-in-link.missing': text(/^The address is not whole/),
  },
});
