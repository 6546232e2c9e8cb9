import { page } from 'vitest/browser';
import { AgencySignInScreen } from '#src/features/auth/social/agency-sign-in-screen.tsx';
import samples from '#test/unit/machines/events/flow/auth/login.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, outside, press, text } from '../harness/gestures.ts';

const busy = text('Login in progress...');
const buttons = { GOOGLE: 'Continue with Google', FACEBOOK: 'Continue with Facebook' };

// spec 8.6
walkChart({
  samples,
  Screen: AgencySignInScreen,
  gestures: {
    'provider.chosen': ({ provider }) => press(buttons[provider as keyof typeof buttons])(),
    // The browser is back from the provider's page.
    'provider.returned': outside,
    'provider.failed': outside,
  },
  // The pressed button is busy.
  isPossible: (snapshot, event) =>
    !(
      event.type === 'provider.chosen' &&
      snapshot.matches('openingProvider') &&
      snapshot.context.provider === event.provider
    ),
  shows: {
    'login.choosingMethod': () => page.getByRole('button', { name: buttons.GOOGLE }),
    'login.browserNeeded': text(/sign-in doesn't work inside other apps$/),
    'login.openingProvider': busy,
    'login.signingInSocially': busy,
    'login.linkingInvitedAccount': busy,
    'login.socialFailed': failureText({ 'login-failed': 'Login failed' }),
    'login.blocked': text('Your account is blocked. Please contact support.'),
  },
});
