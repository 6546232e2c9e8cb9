import { Failure } from '#domain/contract/failure.ts';
import { secondStepMachine } from '#machines/flow/auth/second-step.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const signedIn = { nextScreen: 'dashboard', newUser: false, selectAccount: null };

export default chartEvents({
  machine: secondStepMachine,
  inputs: [
    { methods: ['passkey', 'authenticator', 'recovery-code'] },
    { methods: ['authenticator', 'recovery-code'] },
  ],
  events: [
    { type: 'code.submitted', code: '418203' },
    { type: 'method.chosen', method: 'passkey' },
    { type: 'method.chosen', method: 'authenticator' },
    { type: 'method.chosen', method: 'recovery-code' },
  ],
  replies: {
    signInWithPasskey: {
      done: [signedIn],
      failed: [
        new Failure({ code: 'passkey-cancelled' }),
        new Failure({ code: 'account-blocked' }),
      ],
    },
    verifySecondFactor: {
      done: [signedIn],
      failed: [
        new Failure({ code: 'code-wrong', attemptsLeft: 3 }),
        new Failure({ code: 'code-wrong', attemptsLeft: 0 }),
        new Failure({ code: 'second-step-expired', status: 401 }),
      ],
    },
  },
  distinguish: ({ methods, method, failure }) => [methods.length, method, failure?.code ?? null],
});
