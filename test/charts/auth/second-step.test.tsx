import { page } from 'vitest/browser';
import { SecondStepForm } from '#src/features/auth/staff/second-step-form.tsx';
import samples from '#test/unit/machines/events/flow/auth/second-step.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { press } from '../harness/gestures.ts';

const passkey = () => page.getByRole('button', { name: 'Use your passkey' });
const code = () => page.getByLabelText(/6-digit code|Recovery code/);
const ways = {
  passkey: 'Use a passkey instead',
  authenticator: 'Use your authenticator app instead',
  'recovery-code': 'Use a recovery code instead',
};

walkChart({
  samples,
  Screen: SecondStepForm,
  gestures: {
    'passkey.requested': press('Use your passkey'),
    'code.submitted': async (event, actor) => {
      const { method } = actor.getSnapshot().context;
      await code().fill(method === 'authenticator' ? event.code : '7kqm x2pd wa9r f4ht');
      await press('Continue')();
    },
    'method.chosen': ({ method }) => press(ways[method as keyof typeof ways])(),
    'sign-in.cancelled': press('Back to email and password'),
  },
  // Only the others are offered, of those that the account has.
  isPossible: (snapshot, event) =>
    event.type !== 'method.chosen' ||
    (snapshot.context.methods.includes(event.method) &&
      event.method !== (snapshot.hasTag('code') ? snapshot.context.method : 'passkey')),
  shows: {
    'second-step.offeringPasskey': passkey,
    'second-step.usingPasskey': passkey,
    'second-step.enteringCode': code,
    'second-step.checkingCode': code,
  },
});
