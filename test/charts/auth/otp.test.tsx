import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { PhoneSignInScreen } from '#src/features/auth/phone/phone-sign-in-screen.tsx';
import samples from '#test/unit/machines/events/flow/auth/otp.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

const number = () => page.getByLabelText('Mobile number');
const code = () => page.getByLabelText('4-digit code');

// spec 8.2, 8.3, 8.5
walkChart({
  samples,
  Screen: PhoneSignInScreen,
  gestures: {
    'clock.ticked': outside,
    'phone.submitted': async ({ phone }) => {
      await number().fill(phone);
      await press('Get code')();
    },
    'code.entered': async (event, actor) => {
      if (actor.getSnapshot().hasTag('codeRejected')) await expect.element(code()).toHaveValue('');
      await code().fill(event.code);
    },
    // A complete code is checked without the button, so it is pressed only for the same code again.
    'code.submitted': press('Submit'),
    'phone-edit.requested': press(/^(Edit number|Use another number)$/),
    'resend.requested': press('Resend code'),
  },
  isPossible: ({ context }, event) => {
    if (event.type === 'code.entered') return event.code !== context.code;
    return event.type !== 'code.submitted' || event.code === context.code;
  },
  outOfReach: {
    'otp.code.codeWrong --code.submitted [isCode]--> otp.code.verifying':
      'the refused code is removed from the field, and the next one is checked when it is complete',
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
    'otp.blocked': text('Your account is blocked. Please contact support.'),
  },
});
