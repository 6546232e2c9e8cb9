import { page } from 'vitest/browser';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/flow/login.ts';
import { AgencyScreen } from '#src/login/agency-screen.tsx';
import { InternalScreen } from '#src/login/internal-screen.tsx';
import samples from '../unit/machines/events/login.ts';
import { failureText, heading, outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

/** Staff sign in by password, everybody else by the providers' buttons. */
function Screen({ actor }: { actor: ActorRefFrom<typeof loginMachine> }) {
  const { variant } = actor.getSnapshot().context;
  return variant === 'internal' ? <InternalScreen actor={actor} /> : <AgencyScreen actor={actor} />;
}

const busy = text('Login in progress...');
const buttons = { GOOGLE: 'Continue with Google', FACEBOOK: 'Continue with Facebook' };

walkChart({
  samples,
  Screen,
  gestures: {
    'provider.chosen': ({ provider }) => press(buttons[provider as keyof typeof buttons])(),
    // The browser is back from the provider's page.
    'provider.returned': outside,
    'provider.failed': outside,
    'credentials.submitted': async ({ credentials }) => {
      await page.getByLabelText('Email').fill(credentials.email);
      await page.getByLabelText('Password', { exact: true }).fill(credentials.password);
      await press('Sign in')();
    },
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
    'login.enteringPassword': heading('Staff sign-in'),
    'login.signingInWithPassword': busy,
    'login.passwordRefused': text('Login failed'),
    'login.passwordFailed': text('Something went wrong !!'),
    'login.blocked': text('This account is blocked. Please contact support.'),
  },
});
