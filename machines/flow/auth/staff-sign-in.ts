import { assign, setup } from 'xstate';
import { Failure, toFailure } from '#domain/contract/failure.ts';
import type { components, operations } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { secondFactorSetupMachine } from '../security/second-factor-setup.ts';
import { type SecondStepMethod, secondStepMachine } from './second-step.ts';

export type Credentials = { email: string; password: string };
export type StaffLoginReply =
  operations['login']['responses'][200]['content']['application/json']['data'];
type SecondStep = components['schemas']['SecondStep'];

type Context = {
  canUsePasskeys: boolean;
  credentials: Credentials | null;
  /** What has to follow on the password. */
  secondStep: SecondStep | null;
  failure: Failure | null;
};

type Event =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'passkey.requested' }
  | GlobalEvent;

const keepFailure = { type: 'keepFailure', params: caught } as const;
const blocked = { guard: { type: 'isBlocked', params: caught }, target: 'blocked' } as const;

const replied = ({ event }: { event: { output: StaffLoginReply } }) => ({
  secondStep: event.output.secondStep ?? null,
});
const keepSecondStep = { type: 'keepSecondStep', params: replied } as const;

/** A passkey is offered first where the browser knows passkeys, and last where it does not. */
function orderMethods(secondStep: SecondStep | null, canUsePasskeys: boolean): SecondStepMethod[] {
  const methods = secondStep?.methods ?? [];
  if (canUsePasskeys) return methods;
  return [...methods].sort((one, other) => Number(one === 'passkey') - Number(other === 'passkey'));
}

type Ended = { failure: Failure | null };
const ended = ({ event }: { event: { output: Ended } }) => event.output;
const thrown = ({ event }: { event: { output: Ended } }) => ({ error: event.output.failure });

type Submitted = { event: { credentials: Credentials } };
const enterPassword = {
  'credentials.submitted': {
    target: 'checkingPassword',
    actions: { type: 'keepCredentials', params: ({ event }: Submitted) => event },
  },
  'passkey.requested': { guard: 'canUsePasskeys', target: 'usingPasskey', actions: 'clearFailure' },
} as const;

/**
 * Signing in of staff: by email and password, on which a second step may have to follow, or by a
 * passkey alone.
 */
export const staffSignInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** `canUsePasskeys`: the browser knows them. */
    input: {} as { canUsePasskeys: boolean },
    children: {} as { secondStep: 'secondStep'; setup: 'setup' },
    tags: {} as 'screen' | 'busy' | 'failed',
  },
  actors: {
    login: requiredActor<StaffLoginReply, { credentials: Credentials | null }>('login'),
    signInWithPasskey: requiredActor<unknown>('signInWithPasskey'),
    secondStep: secondStepMachine,
    setup: secondFactorSetupMachine,
  },
  guards: {
    canUsePasskeys: ({ context }) => context.canUsePasskeys,
    hasToVerify: (_, { secondStep }: { secondStep: SecondStep | null }) =>
      secondStep?.purpose === 'verify',
    hasToSetUp: (_, { secondStep }: { secondStep: SecondStep | null }) =>
      secondStep?.purpose === 'enrol',
    isSignedIn: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
    isSetUp: (_, { isSetUp }: { isSetUp: boolean }) => isSetUp,
    hasFailed: (_, { failure }: Ended) => failure !== null,
    isBlocked: (_, { error }: Caught) => toFailure(error).code === 'account-blocked',
    isRefused: (_, { error }: Caught) =>
      ['login-failed', 'invalid-request'].includes(toFailure(error).code),
  },
  actions: {
    keepCredentials: assign((_, { credentials }: { credentials: Credentials }) => ({
      credentials,
      failure: null,
    })),
    /** A password is not kept longer than the call that carries it. */
    clearCredentials: assign({ credentials: null }),
    keepSecondStep: assign((_, { secondStep }: { secondStep: SecondStep | null }) => ({
      secondStep,
    })),
    keepEnd: assign((_, { failure }: Ended) => ({ failure })),
    keepExpiry: assign({ failure: new Failure({ code: 'second-step-expired' }) }),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'staff-sign-in',
  description: 'Signs staff in with a password and second factor, or with a passkey.',
  context: ({ input: { canUsePasskeys } }) => ({
    canUsePasskeys,
    credentials: null,
    secondStep: null,
    failure: null,
  }),
  initial: 'enteringPassword',
  on: { 'session.expired': {}, 'signed.out': {}, 'network.offline': {}, 'network.online': {} },
  states: {
    enteringPassword: {
      tags: 'screen',
      description: 'Email and password, and a button to sign in with a passkey instead.',
      on: enterPassword,
    },
    checkingPassword: {
      tags: ['screen', 'busy'],
      description: 'The form stays as it is; "Login in progress...".',
      exit: 'clearCredentials',
      invoke: {
        src: 'login',
        input: ({ context: { credentials } }) => ({ credentials }),
        onDone: [
          {
            guard: { type: 'hasToVerify', params: replied },
            target: 'takingSecondStep',
            actions: keepSecondStep,
          },
          {
            guard: { type: 'hasToSetUp', params: replied },
            target: 'settingUp',
            actions: keepSecondStep,
          },
          { target: 'signedIn' },
        ],
        onError: [
          blocked,
          { guard: { type: 'isRefused', params: caught }, target: 'passwordRefused' },
          { target: 'signInFailed', actions: keepFailure },
        ],
      },
    },
    usingPasskey: {
      tags: ['screen', 'busy'],
      description: 'The form stays as it is while the browser asks for the passkey.',
      invoke: {
        src: 'signInWithPasskey',
        onDone: 'signedIn',
        onError: [blocked, { target: 'signInFailed', actions: keepFailure }],
      },
    },
    passwordRefused: {
      tags: ['screen', 'failed'],
      description:
        '"Login failed": email and password do not belong together; the email stays entered.',
      on: enterPassword,
    },
    signInFailed: {
      tags: ['screen', 'failed'],
      description: 'The sign-in failed. The input stays, except after the second step.',
      on: enterPassword,
    },
    takingSecondStep: {
      tags: 'screen',
      description: 'The password was right: the chart `second-step` asks for a passkey or a code.',
      invoke: {
        src: 'secondStep',
        id: 'secondStep',
        input: ({ context: { secondStep, canUsePasskeys } }) => ({
          methods: orderMethods(secondStep, canUsePasskeys),
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
          },
          { guard: { type: 'isBlocked', params: thrown }, target: 'blocked' },
          {
            guard: { type: 'hasFailed', params: ended },
            target: 'signInFailed',
            actions: { type: 'keepEnd', params: ended },
          },
          { target: 'enteringPassword' },
        ],
        onError: { target: 'signInFailed', actions: keepFailure },
      },
    },
    settingUp: {
      tags: 'screen',
      description:
        'The account needs a second factor first, which the chart `second-factor-setup` sets up.',
      invoke: {
        src: 'setup',
        id: 'setup',
        input: ({ context: { canUsePasskeys } }) => ({ method: null, canUsePasskeys }),
        onDone: [
          { guard: { type: 'isSetUp', params: ({ event }) => event.output }, target: 'signedIn' },
          {
            guard: { type: 'hasFailed', params: ended },
            target: 'signInFailed',
            actions: 'keepExpiry',
          },
          { target: 'enteringPassword' },
        ],
        onError: { target: 'signInFailed', actions: keepFailure },
      },
    },
    blocked: {
      tags: ['screen', 'failed'],
      description: 'The account is blocked; how to reach support.',
    },
    // The page stays as it is until the portal has loaded the person.
    signedIn: { type: 'final', tags: 'busy' },
  },
});
