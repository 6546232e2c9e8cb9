import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { PhoneSignInScreen } from '#src/login/phone-sign-in-screen.tsx';
import samples from '../unit/machines/events/otp.ts';
import { outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const number = () => page.getByLabelText('Mobile number');
const code = () => page.getByLabelText('4-digit code');

walkChart({
  samples,
  Screen: PhoneSignInScreen,
  gestures: {
    'clock.ticked': outside,
    'phone.submitted': async ({ phone }) => {
      await number().fill(phone);
      await press('Get the code')();
    },
    // A whole code is sent by itself, but not twice.
    'code.submitted': async (event, actor) => {
      // A refused one is taken away.
      if (actor.getSnapshot().matches({ code: 'codeWrong' })) await expect.element(code()).toHaveValue('');
      const input = code().element() as HTMLInputElement;
      if (input.value === event.code) await press('Submit')();
      else await code().fill(event.code);
    },
    'phone.edit': press(/^(Edit number|Use another number)$/),
    'resend.requested': press('Resend code'),
  },
  shows: {
    'otp.enteringPhone': number,
    'otp.sending': text('Action in progress...'),
    'otp.sendFailed': text('Something went wrong !!'),
    'otp.code.awaitingCode': text(/^Otp Sent to/),
    'otp.code.resending': text('Action in progress...'),
    'otp.code.resendFailed': text('Something went wrong !!'),
    'otp.code.verifying': text('Action in progress...'),
    'otp.code.codeWrong': text(/^(Otp verification failed. 4 tries left|This is an older code)/),
    'otp.code.codeExpired': text(/^This code (has expired|was requested in another browser)/),
    'otp.code.triesExhausted': text(/^(Too many wrong codes|Wrong code)\. Request a new one/),
    'otp.code.verifyFailed': text('Something went wrong !!'),
    'otp.code.numberTaken': text(/^This number belongs to another account/),
    'otp.blocked': text('This account is blocked. Please contact support.'),
  },
});
