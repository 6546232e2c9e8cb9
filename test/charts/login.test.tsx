import { page } from 'vitest/browser';
import { AgencyScreen } from '#src/login/agency-screen.tsx';
import samples from '../unit/machines/events/login.ts';
import { failureText, outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const busy = text('Login in progress...');
const buttons = { GOOGLE: 'Continue with Google', FACEBOOK: 'Continue with Facebook' };

walkChart({
  samples,
  Screen: AgencyScreen,
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
    'login.browserNeeded': text(/does not sign anybody in inside another app$/),
    'login.openingProvider': busy,
    'login.signingInSocially': busy,
    'login.claiming': busy,
    'login.socialFailed': failureText({ 'login-failed': 'Login failed' }),
    'login.blocked': text('This account is blocked. Please contact support.'),
  },
});
