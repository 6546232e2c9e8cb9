import { page } from 'vitest/browser';
import { SecondFactorSetup } from '#src/features/security/second-factor-setup.tsx';
import samples from '#test/unit/machines/events/flow/security/second-factor-setup.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, press, text } from '../harness/gestures.ts';

const name = () => page.getByLabelText('Name of the passkey');
const code = () => page.getByLabelText('6-digit code from the app');
const ways = { passkey: 'Set up a passkey', authenticator: 'Set up an authenticator app' };

walkChart({
  samples,
  Screen: SecondFactorSetup,
  gestures: {
    'method.chosen': ({ method }) => press(ways[method as keyof typeof ways])(),
    'method.changed': press('Try another way'),
    'passkey.named': async (event) => {
      await name().fill(event.name);
      await press('Create passkey')();
    },
    'code.submitted': async (event) => {
      await code().fill(event.code);
      await press('Confirm app')();
    },
    'retry.requested': press('Try again'),
    'codes.saved': async () => {
      await page.getByLabelText('I have saved these codes').click();
      await press('Continue')();
    },
    'setup.cancelled': press('Cancel'),
  },
  keepsFocus: ['startingAuthenticator', 'confirmingAuthenticator'].map(
    (state) => `second-factor-setup.${state}`,
  ),
  shows: {
    'second-factor-setup.choosing': text(/^Staff accounts need a second step/),
    'second-factor-setup.namingPasskey': name,
    'second-factor-setup.addingPasskey': name,
    'second-factor-setup.startingAuthenticator': text(/^Scan this/),
    'second-factor-setup.startFailed': failureText({
      unauthenticated: 'Please sign in again.',
      'code-wrong': 'Wrong code.',
    }),
    'second-factor-setup.confirmingAuthenticator': () =>
      page.getByRole('img', { name: /^QR code/ }),
    'second-factor-setup.checkingAuthenticator': code,
    'second-factor-setup.showingCodes': text('7KQM-X2PD-WA9R-F4HT'),
  },
});
