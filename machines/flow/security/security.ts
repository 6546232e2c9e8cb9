import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { loadAgain } from '#machines/kit/load-again.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { type SetUpMethod, secondFactorSetupMachine } from './second-factor-setup.ts';

export type Security = components['schemas']['Security'];
export type Passkey = components['schemas']['Passkey'];

/** What is confirmed in a dialog before it is done. */
export type SecurityChange =
  | { kind: 'remove-passkey'; passkey: Passkey }
  | { kind: 'remove-authenticator' }
  | { kind: 'renew-codes' };
/** New recovery codes, where the change makes any. */
export type SecurityChanged = { recoveryCodes: readonly string[] | null };

type Context = {
  canUsePasskeys: boolean;
  security: Security | null;
  method: SetUpMethod;
  change: SecurityChange | null;
  recoveryCodes: readonly string[] | null;
  failure: Failure | null;
};

type Event =
  | { type: 'setup.requested'; method: SetUpMethod }
  | { type: 'change.requested'; change: SecurityChange }
  | { type: 'change.confirmed' }
  | { type: 'change.dismissed' }
  | { type: 'codes.saved' }
  | { type: 'retry.requested' }
  | GlobalEvent;

const loaded = ({ event }: { event: { output: Security } }) => ({ security: event.output });
const changed = ({ event }: { event: { output: SecurityChanged } }) => event.output;

const listed = {
  'setup.requested': {
    target: 'settingUp',
    actions: {
      type: 'keepMethod',
      params: ({ event }: { event: { method: SetUpMethod } }) => event,
    },
  },
  'change.requested': {
    target: 'confirming',
    actions: {
      type: 'keepChange',
      params: ({ event }: { event: { change: SecurityChange } }) => event,
    },
  },
  'session.restored': 'loading',
} as const;

/** The second factors of a member of staff: passkeys, the authenticator app, recovery codes. */
export const securityMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { canUsePasskeys: boolean },
    children: {} as { setup: 'setup' },
    tags: {} as 'screen' | 'busy' | 'dialog',
  },
  actors: {
    getSecurity: requiredActor<Security>('getSecurity'),
    /** `removePasskey`, `removeAuthenticator` or `renewRecoveryCodes`; all may be repeated. */
    changeSecurity: requiredActor<SecurityChanged, { change: SecurityChange | null }>(
      'changeSecurity',
    ),
    setup: secondFactorSetupMachine,
  },
  guards: {
    isSetUp: (_, { isSetUp }: { isSetUp: boolean }) => isSetUp,
    hasCodes: (_, { recoveryCodes }: SecurityChanged) => recoveryCodes !== null,
  },
  actions: {
    keepSecurity: assign((_, { security }: { security: Security }) => ({
      security,
      failure: null,
    })),
    keepMethod: assign((_, { method }: { method: SetUpMethod }) => ({ method, failure: null })),
    keepChange: assign((_, { change }: { change: SecurityChange }) => ({ change, failure: null })),
    keepCodes: assign((_, { recoveryCodes }: SecurityChanged) => ({ recoveryCodes })),
    clearCodes: assign({ recoveryCodes: null }),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'security',
  description: "Lists a staff member's second factors and lets them change these.",
  context: ({ input: { canUsePasskeys } }) => ({
    canUsePasskeys,
    security: null,
    method: 'passkey',
    change: null,
    recoveryCodes: null,
    failure: null,
  }),
  initial: 'loading',
  on: ignoreGlobalEvents,
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'Placeholders for the second factors.',
      invoke: {
        src: 'getSecurity',
        onDone: { target: 'listed', actions: { type: 'keepSecurity', params: loaded } },
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    loadFailed: {
      tags: 'screen',
      description: 'Why they could not be shown, with another try.',
      on: loadAgain,
    },
    listed: {
      tags: 'screen',
      description: 'The passkeys, the app and the number of recovery codes left, with actions.',
      on: listed,
    },
    settingUp: {
      tags: ['screen', 'dialog'],
      description: 'A dialog in which the chart `second-factor-setup` adds a passkey or an app.',
      invoke: {
        src: 'setup',
        id: 'setup',
        input: ({ context: { method, canUsePasskeys } }) => ({ method, canUsePasskeys }),
        onDone: [
          { guard: { type: 'isSetUp', params: ({ event }) => event.output }, target: 'reloading' },
          { target: 'listed' },
        ],
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    confirming: {
      tags: ['screen', 'dialog'],
      description: 'A dialog that confirms removing or replacing something.',
      on: { 'change.confirmed': 'changing', 'change.dismissed': 'listed' },
    },
    changing: {
      tags: ['screen', 'dialog', 'busy'],
      description: 'The dialog with a busy button.',
      entry: 'clearFailure',
      invoke: {
        src: 'changeSecurity',
        input: ({ context: { change } }) => ({ change }),
        onDone: [
          {
            guard: { type: 'hasCodes', params: changed },
            target: 'showingCodes',
            actions: { type: 'keepCodes', params: changed },
          },
          { target: 'reloading' },
        ],
        onError: { target: 'changeFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    changeFailed: {
      tags: ['screen', 'dialog'],
      description: 'The dialog says why the result is unknown, with a way to try again.',
      on: { 'change.confirmed': 'changing', 'change.dismissed': 'loading' },
    },
    showingCodes: {
      tags: ['screen', 'dialog'],
      description: 'A dialog with the new recovery codes, shown once.',
      exit: 'clearCodes',
      on: { 'codes.saved': 'reloading' },
    },
    reloading: {
      tags: ['screen', 'busy'],
      description: 'The earlier page while it reloads.',
      invoke: {
        src: 'getSecurity',
        onDone: { target: 'changed', actions: { type: 'keepSecurity', params: loaded } },
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    changed: {
      tags: 'screen',
      description: 'The page says that the change is saved.',
      on: listed,
    },
  },
});
