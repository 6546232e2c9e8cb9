import { Failure } from '#domain/contract/failure.ts';
import { staffSignInMachine } from '#machines/flow/auth/staff-sign-in.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const signedIn = { nextScreen: 'dashboard', newUser: false, selectAccount: null } as const;
const blocked = new Failure({ code: 'account-blocked', status: 403 });
const expired = new Failure({ code: 'second-step-expired', status: 401 });

export default chartEvents({
  machine: staffSignInMachine,
  inputs: [{ canUsePasskeys: true }],
  events: [
    {
      type: 'credentials.submitted',
      credentials: { email: 'staff@creator.example', password: 'correct horse battery' },
    },
  ],
  replies: {
    login: {
      done: [
        signedIn,
        {
          ...signedIn,
          secondStep: { purpose: 'verify', methods: ['authenticator', 'recovery-code'] },
        },
        { ...signedIn, secondStep: { purpose: 'enrol', methods: [] } },
      ],
      failed: [new Failure({ code: 'login-failed', status: 401 }), blocked],
    },
    signInWithPasskey: { done: [signedIn], failed: [blocked] },
    secondStep: {
      done: [
        { isSignedIn: true, failure: null },
        { isSignedIn: false, failure: null },
        { isSignedIn: false, failure: blocked },
        { isSignedIn: false, failure: expired },
      ],
    },
    setup: {
      done: [
        { isSetUp: true, failure: null },
        { isSetUp: false, failure: null },
        { isSetUp: false, failure: new Failure({ code: 'unauthenticated', status: 401 }) },
      ],
    },
  },
  distinguish: ({ secondStep, failure }) => [secondStep?.purpose ?? null, failure?.code ?? null],
});
