import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

type SignedInReply = components['schemas']['SignedInReply']['data'];
export type SecondStepMethod = components['schemas']['SecondStep']['methods'][number];
export type CodeMethod = Exclude<SecondStepMethod, 'passkey'>;
export type SecondStepCode = { method: CodeMethod; code: string };

type Context = {
  /** Those that the account has, in the order in which they are offered. */
  methods: readonly SecondStepMethod[];
  method: CodeMethod;
  code: string;
  failure: Failure | null;
};

type Event =
  | { type: 'passkey.requested' }
  | { type: 'code.submitted'; code: string }
  | { type: 'method.chosen'; method: SecondStepMethod }
  | { type: 'sign-in.cancelled' }
  | GlobalEvent;

const isPasskey = ({ event }: { event: { method: SecondStepMethod } }) => ({
  isPasskey: event.method === 'passkey',
});
const chosen = ({ event }: { event: { method: SecondStepMethod } }) => event;

const toCode = {
  target: 'enteringCode',
  reenter: true,
  actions: ['clearFailure', { type: 'keepMethod', params: chosen }],
} as const;
const change = [
  {
    guard: { type: 'isPasskeyChosen', params: isPasskey },
    target: 'offeringPasskey',
    actions: 'clearFailure',
  },
  toCode,
] as const;

/**
 * What follows on the password of staff: a passkey, a code of the authenticator app, or a recovery
 * code.
 */
export const secondStepMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { methods: readonly SecondStepMethod[] },
    /** Why nobody was signed in, or null when the person went back. */
    output: {} as { isSignedIn: boolean; failure: Failure | null },
    tags: {} as 'screen' | 'busy' | 'code',
  },
  actors: {
    signInWithPasskey: requiredActor<unknown>('signInWithPasskey'),
    verifySecondFactor: requiredActor<SignedInReply, SecondStepCode>('verifySecondFactor'),
  },
  guards: {
    isPasskeyFirst: ({ context }) => context.methods[0] === 'passkey',
    isPasskeyChosen: (_, params: { isPasskey: boolean }) => params.isPasskey,
    /** No input here can succeed any more. */
    isOver: (_, { error }: Caught) => {
      const { code, attemptsLeft } = toFailure(error);
      return code === 'second-step-expired' || code === 'account-blocked' || attemptsLeft === 0;
    },
  },
  actions: {
    keepMethod: assign((_, { method }: { method: SecondStepMethod }) =>
      method === 'passkey' ? {} : { method },
    ),
    keepCode: assign((_, { code }: { code: string }) => ({ code, failure: null })),
    clearCode: assign({ code: '' }),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'second-step',
  description: 'Asks staff for a second factor after their password.',
  context: ({ input: { methods } }) => ({
    methods,
    method: methods.includes('authenticator') ? 'authenticator' : 'recovery-code',
    code: '',
    failure: null,
  }),
  initial: 'arriving',
  on: { 'session.expired': {}, 'signed.out': {}, 'network.offline': {}, 'network.online': {} },
  output: ({ event, context }) => ({
    isSignedIn: (event as { output?: unknown }).output === true,
    failure: context.failure,
  }),
  states: {
    arriving: {
      description: 'Not visible: selects the first method.',
      always: [{ guard: 'isPasskeyFirst', target: 'offeringPasskey' }, { target: 'enteringCode' }],
    },
    offeringPasskey: {
      tags: 'screen',
      description: 'A button that uses the passkey, why the last try failed, and the other ways.',
      on: {
        'passkey.requested': { target: 'usingPasskey', actions: 'clearFailure' },
        'method.chosen': toCode,
        'sign-in.cancelled': { target: 'ended', actions: 'clearFailure' },
      },
    },
    usingPasskey: {
      tags: ['screen', 'busy'],
      description: 'The button is busy while the browser asks for the passkey.',
      invoke: {
        src: 'signInWithPasskey',
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'isOver', params: caught },
            target: 'ended',
            actions: { type: 'keepFailure', params: caught },
          },
          { target: 'offeringPasskey', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    enteringCode: {
      tags: ['screen', 'code'],
      description: 'A field for an app code or recovery code, with the last error, and other ways.',
      on: {
        'code.submitted': {
          target: 'checkingCode',
          actions: { type: 'keepCode', params: ({ event }) => event },
        },
        'method.chosen': change,
        'sign-in.cancelled': { target: 'ended', actions: 'clearFailure' },
      },
    },
    checkingCode: {
      tags: ['screen', 'code', 'busy'],
      description: 'The field cannot be changed while the code is checked.',
      exit: 'clearCode',
      invoke: {
        src: 'verifySecondFactor',
        input: ({ context: { method, code } }) => ({ method, code }),
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'isOver', params: caught },
            target: 'ended',
            actions: { type: 'keepFailure', params: caught },
          },
          { target: 'enteringCode', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    signedIn: { type: 'final', output: true },
    ended: { type: 'final', output: false },
  },
});
