import { fromPromise } from 'xstate';
import { type SecondStepCode, secondStepMachine } from '#machines/flow/auth/second-step.ts';
import {
  type Credentials,
  type StaffLoginReply,
  staffSignInMachine,
} from '#machines/flow/auth/staff-sign-in.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import { arePasskeysSupported, signInWithPasskey } from '#src/api/passkeys.ts';
import { liveSecondFactorSetupMachine } from '#src/features/security/index.ts';

const passkeyActor = fromPromise<unknown, undefined>(({ signal }) => signInWithPasskey(signal));

/** The chart `staff-sign-in` on the real server. */
export const liveStaffSignInMachine = staffSignInMachine.provide({
  actors: {
    login: fromPromise<StaffLoginReply, { credentials: Credentials | null }>(
      ({ input: { credentials }, signal }) => {
        if (!credentials) throw new Error('There is nothing to sign in with.');
        return call('login', { body: { loginType: 'INTERNAL', ...credentials }, signal });
      },
    ),
    signInWithPasskey: passkeyActor,
    secondStep: secondStepMachine.provide({
      actors: {
        signInWithPasskey: passkeyActor,
        verifySecondFactor: operationActor('verifySecondFactor', (body: SecondStepCode) => ({
          body,
        })),
      },
    }),
    setup: liveSecondFactorSetupMachine,
  },
});

export const staffSignInInput = () => ({ canUsePasskeys: arePasskeysSupported() });
