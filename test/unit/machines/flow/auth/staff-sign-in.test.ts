import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import { type SecondStepCode, secondStepMachine } from '#machines/flow/auth/second-step.ts';
import {
  type Credentials,
  type StaffLoginReply,
  staffSignInMachine,
} from '#machines/flow/auth/staff-sign-in.ts';

const signedIn: StaffLoginReply = { nextScreen: 'dashboard', newUser: false, selectAccount: null };
const credentials = { email: 'staff@creator.example', password: 'correct horse battery' };
const secondStep = {
  purpose: 'verify',
  methods: ['passkey', 'authenticator', 'recovery-code'],
} satisfies StaffLoginReply['secondStep'];

function start(answer: StaffLoginReply | Failure, { canUsePasskeys = true, wrongCodes = 0 } = {}) {
  const asked: (Credentials | null)[] = [];
  const codes: SecondStepCode[] = [];
  const machine = staffSignInMachine.provide({
    actors: {
      login: fromPromise<StaffLoginReply, { credentials: Credentials | null }>(
        async ({ input }) => {
          asked.push(input.credentials);
          if (answer instanceof Failure) throw answer;
          return answer;
        },
      ),
      secondStep: secondStepMachine.provide({
        actors: {
          verifySecondFactor: fromPromise<StaffLoginReply, SecondStepCode>(async ({ input }) => {
            codes.push(input);
            const attemptsLeft = wrongCodes - codes.length;
            if (attemptsLeft >= 0) throw new Failure({ code: 'code-wrong', attemptsLeft });
            return signedIn;
          }),
        },
      }),
    },
  });
  const actor = createActor(machine, { input: { canUsePasskeys } }).start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  actor.send({ type: 'credentials.submitted', credentials });
  return { actor, asked, codes, until };
}

describe('the sign-in of staff', () => {
  it('keeps the password only during the call', async () => {
    const { asked, until } = start(signedIn);
    expect((await until('signedIn')).context.credentials).toBeNull();
    expect(asked).toEqual([credentials]);
  });

  it.each([
    ['login-failed', 'passwordRefused'],
    ['invalid-request', 'passwordRefused'],
    ['account-blocked', 'blocked'],
    ['sign-in-delayed', 'signInFailed'],
    ['server-busy', 'signInFailed'],
    ['network', 'signInFailed'],
  ] as const satisfies [FailureCode, string][])('gives %s its own state', async (code, state) => {
    const { until } = start(new Failure({ code }));
    expect((await until(state)).context.credentials).toBeNull();
  });

  it('continues with the second step, and signs in with its code', async () => {
    const { actor, codes, until } = start({ ...signedIn, secondStep });
    const step = (await until('takingSecondStep')).children.secondStep;
    expect(step?.getSnapshot().value).toBe('offeringPasskey');
    step?.send({ type: 'method.chosen', method: 'recovery-code' });
    step?.send({ type: 'code.submitted', code: '7KQMX2PDWA9RF4HT' });
    await until('signedIn');
    expect(codes).toEqual([{ method: 'recovery-code', code: '7KQMX2PDWA9RF4HT' }]);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('asks for a code first in a browser without passkeys', async () => {
    const { until } = start({ ...signedIn, secondStep }, { canUsePasskeys: false });
    const step = (await until('takingSecondStep')).children.secondStep;
    expect(step?.getSnapshot()).toMatchObject({
      value: 'enteringCode',
      context: { method: 'authenticator' },
    });
  });

  it('starts over after the last wrong code, and says why', async () => {
    const { until } = start({ ...signedIn, secondStep }, { wrongCodes: 2 });
    const step = (await until('takingSecondStep')).children.secondStep;
    step?.send({ type: 'method.chosen', method: 'authenticator' });
    step?.send({ type: 'code.submitted', code: '000000' });
    if (step) await waitFor(step, (snapshot) => snapshot.context.failure?.attemptsLeft === 1);
    step?.send({ type: 'code.submitted', code: '000001' });
    expect((await until('signInFailed')).context.failure?.code).toBe('code-wrong');
  });

  it('makes people without a second factor set one up', async () => {
    const { until } = start({ ...signedIn, secondStep: { purpose: 'enrol', methods: [] } });
    const setup = (await until('settingUp')).children.setup;
    expect(setup?.getSnapshot().value).toBe('choosing');
    setup?.send({ type: 'setup.cancelled' });
    expect((await until('enteringPassword')).context.failure).toBeNull();
  });
});
