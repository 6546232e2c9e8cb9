import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import type { components, operations } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

export type SetUpMethod = 'passkey' | 'authenticator';
export type AuthenticatorSecret =
  operations['startAuthenticator']['responses'][200]['content']['application/json']['data'];
export type NewRecoveryCodes = components['schemas']['NewRecoveryCodes'];

export type SetupInput = {
  /** The requested method; null to let the person choose. */
  method: SetUpMethod | null;
  canUsePasskeys: boolean;
};

type Context = SetupInput & {
  isChoice: boolean;
  authenticator: AuthenticatorSecret | null;
  /** The name of a passkey. */
  name: string;
  code: string;
  /** Seen this once; null where the account had some before. */
  recoveryCodes: readonly string[] | null;
  failure: Failure | null;
};

type Event =
  | { type: 'method.chosen'; method: SetUpMethod }
  | { type: 'method.changed' }
  | { type: 'passkey.named'; name: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'retry.requested' }
  | { type: 'codes.saved' }
  | { type: 'setup.cancelled' }
  | GlobalEvent;

const added = ({ event }: { event: { output: NewRecoveryCodes } }) => event.output;
const keepFailure = { type: 'keepFailure', params: caught } as const;
const afterAdding = [
  {
    guard: { type: 'hasCodes', params: added },
    target: 'showingCodes',
    actions: { type: 'keepCodes', params: added },
  },
  { target: 'done' },
] as const;
const cancel = { target: 'cancelled', actions: 'clearFailure' } as const;
const over = {
  guard: { type: 'isOver', params: caught },
  target: 'cancelled',
  actions: keepFailure,
} as const;
const backToChoice = { guard: 'isChoice', target: 'choosing', actions: 'clearFailure' } as const;

/**
 * Sets up a second factor: a passkey or an authenticator app. The first one comes with recovery
 * codes, which are shown once.
 */
export const secondFactorSetupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as SetupInput,
    /** Why none was set up, or null when the person went back. */
    output: {} as { isSetUp: boolean; failure: Failure | null },
    tags: {} as 'screen' | 'busy' | 'passkey' | 'authenticator',
  },
  actors: {
    addPasskey: requiredActor<NewRecoveryCodes, { name: string }>('addPasskey'),
    startAuthenticator: requiredActor<AuthenticatorSecret>('startAuthenticator'),
    confirmAuthenticator: requiredActor<NewRecoveryCodes, { code: string }>('confirmAuthenticator'),
  },
  guards: {
    isChoice: ({ context }) => context.isChoice,
    isPasskey: ({ context }) => context.method === 'passkey',
    isPasskeyChosen: (_, { method }: { method: SetUpMethod }) => method === 'passkey',
    isAuthenticator: ({ context }) => context.method === 'authenticator',
    hasCodes: (_, { recoveryCodes }: NewRecoveryCodes) => recoveryCodes !== null,
    /** The sign-in that has to set up its first factor took too long. */
    isOver: ({ context }, { error }: Caught) =>
      context.isChoice && toFailure(error).code === 'unauthenticated',
  },
  actions: {
    keepMethod: assign((_, { method }: { method: SetUpMethod }) => ({ method, failure: null })),
    keepName: assign((_, { name }: { name: string }) => ({ name, failure: null })),
    keepCode: assign((_, { code }: { code: string }) => ({ code, failure: null })),
    keepSecret: assign((_, authenticator: AuthenticatorSecret) => ({
      authenticator,
      failure: null,
    })),
    keepCodes: assign((_, { recoveryCodes }: NewRecoveryCodes) => ({
      recoveryCodes,
      failure: null,
    })),
    clearSecrets: assign({ authenticator: null, recoveryCodes: null, code: '' }),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'second-factor-setup',
  description: 'Sets up a passkey or an authenticator app and shows recovery codes.',
  context: ({ input }) => ({
    ...input,
    isChoice: input.method === null,
    authenticator: null,
    name: '',
    code: '',
    recoveryCodes: null,
    failure: null,
  }),
  initial: 'arriving',
  on: ignoreGlobalEvents,
  output: ({ event, context }) => ({
    isSetUp: (event as { output?: unknown }).output === true,
    failure: context.failure,
  }),
  states: {
    arriving: {
      description: 'Not visible: selects the method.',
      always: [
        { guard: 'isPasskey', target: 'namingPasskey' },
        { guard: 'isAuthenticator', target: 'startingAuthenticator' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      tags: 'screen',
      description: 'Why a second factor is needed, and the two kinds with what each is for.',
      on: {
        'method.chosen': [
          {
            guard: { type: 'isPasskeyChosen', params: ({ event }) => event },
            target: 'namingPasskey',
            actions: { type: 'keepMethod', params: ({ event }) => event },
          },
          {
            target: 'startingAuthenticator',
            actions: { type: 'keepMethod', params: ({ event }) => event },
          },
        ],
        'setup.cancelled': cancel,
      },
    },
    namingPasskey: {
      tags: ['screen', 'passkey'],
      description: 'A name for the passkey, proposed by the device, and why the last try failed.',
      on: {
        'passkey.named': {
          target: 'addingPasskey',
          actions: { type: 'keepName', params: ({ event }) => event },
        },
        'method.changed': backToChoice,
        'setup.cancelled': cancel,
      },
    },
    addingPasskey: {
      tags: ['screen', 'passkey', 'busy'],
      description: 'The button is busy while the browser makes the passkey.',
      invoke: {
        src: 'addPasskey',
        input: ({ context: { name } }) => ({ name }),
        onDone: afterAdding,
        onError: [over, { target: 'namingPasskey', actions: keepFailure }],
      },
    },
    startingAuthenticator: {
      tags: ['screen', 'authenticator', 'busy'],
      description: 'A placeholder in place of the QR code.',
      invoke: {
        src: 'startAuthenticator',
        onDone: {
          target: 'confirmingAuthenticator',
          actions: { type: 'keepSecret', params: ({ event }) => event.output },
        },
        onError: [over, { target: 'startFailed', actions: keepFailure }],
      },
    },
    startFailed: {
      tags: ['screen', 'authenticator'],
      description: 'Why there is no QR code, with another try.',
      on: {
        'retry.requested': 'startingAuthenticator',
        'method.changed': backToChoice,
        'setup.cancelled': cancel,
      },
    },
    confirmingAuthenticator: {
      tags: ['screen', 'authenticator'],
      description: 'The QR code, the secret as text, and the field for the first code.',
      on: {
        'code.submitted': {
          target: 'checkingAuthenticator',
          actions: { type: 'keepCode', params: ({ event }) => event },
        },
        'method.changed': backToChoice,
        'setup.cancelled': cancel,
      },
    },
    checkingAuthenticator: {
      tags: ['screen', 'authenticator', 'busy'],
      description: 'The same with a busy button.',
      invoke: {
        src: 'confirmAuthenticator',
        input: ({ context: { code } }) => ({ code }),
        onDone: afterAdding,
        onError: [over, { target: 'confirmingAuthenticator', actions: keepFailure }],
      },
    },
    showingCodes: {
      tags: 'screen',
      description: 'The recovery codes, shown once: to copy, download or print, and to confirm.',
      on: { 'codes.saved': 'done' },
    },
    done: { type: 'final', entry: 'clearSecrets', output: true },
    cancelled: { type: 'final', entry: 'clearSecrets', output: false },
  },
});
