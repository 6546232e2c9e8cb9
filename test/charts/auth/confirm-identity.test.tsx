import { expect } from 'vitest';
import { page } from 'vitest/browser';
import ConfirmIdentityDialog from '#src/features/auth/confirm-identity/confirm-identity-dialog.tsx';
import samples from '#test/unit/machines/events/flow/auth/confirm-identity.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

const code = () => page.getByLabelText(/[48]-digit code/);
const sendCode = /^Send a code to/;
const password = () => page.getByLabelText('Password', { exact: true });

walkChart({
  samples,
  Screen: ConfirmIdentityDialog,
  gestures: {
    'clock.ticked': outside,
    'code.requested': (_, actor) =>
      press(actor.getSnapshot().hasTag('code') ? 'Resend code' : sendCode)(),
    'code.entered': async (event, actor) => {
      if (actor.getSnapshot().context.failure?.code === 'otp-wrong')
        await expect.element(code()).toHaveValue('');
      await code().fill(event.code);
    },
    // A complete code is checked without the button, so it is pressed only for the same code again.
    'code.submitted': press('Confirm'),
    'password.submitted': async (event) => {
      await password().fill(event.password);
      await press('Confirm')();
    },
    'password.chosen': press('Use your password'),
    'passkey.chosen': press('Use your passkey'),
    'provider.chosen': (_, actor) =>
      press(actor.getSnapshot().matches('returnFailed') ? 'Try again' : 'Continue with Google')(),
    'method.changed': press('Try another way'),
    'confirmation.cancelled': press(/^(Cancel|Continue)$/),
    // Another part of the portal.
    'session.restored': outside,
    'signed.out': outside,
  },
  keepsFocus: [
    'confirm-identity.choosing',
    'confirm-identity.awaitingCode',
    'confirm-identity.enteringPassword',
  ],
  // A button for each way that the account has.
  isPossible: ({ context: { ways, code: lastCode } }, event) =>
    (event.type !== 'code.entered' || event.code !== lastCode) &&
    (event.type !== 'code.submitted' || event.code === lastCode) &&
    (event.type !== 'passkey.chosen' || ways.includes('PASSKEY')) &&
    (event.type !== 'password.chosen' || ways.includes('PASSWORD')),
  shows: {
    'confirm-identity.choosing': text(/^For your security, confirm/),
    'confirm-identity.sendingCode': () => page.getByRole('button', { name: sendCode }),
    'confirm-identity.awaitingCode': ({ context: { codesSent } }) =>
      codesSent > 1 ? page.getByText(/Only the newest code works/) : code(),
    'confirm-identity.resendingCode': code,
    'confirm-identity.checkingCode': code,
    'confirm-identity.enteringPassword': password,
    'confirm-identity.checkingPassword': password,
    'confirm-identity.usingPasskey': () => page.getByRole('button', { name: 'Use your passkey' }),
    'confirm-identity.openingProvider': () =>
      page.getByRole('button', { name: 'Continue with Google' }),
    'confirm-identity.checkingProvider': text('Checking…'),
    'confirm-identity.returned': text(/^Thanks, we've confirmed it's you/),
    'confirm-identity.returnFailed': text(
      /Something went wrong|didn't confirm that it's you|This Google account isn't linked|Otp verification/,
    ),
    'confirm-identity.noMethod': text(/^To continue, sign out/),
  },
});
