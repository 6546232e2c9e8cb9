import { assign, emit, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isSessionLost } from '#machines/kit/transient-errors.ts';

/** A place where the person is signed in. */
export type OpenSession = components['schemas']['OpenSession'];

/** Where to sign out: in one place, everywhere but here, or everywhere. */
export type SignOut =
  | { kind: 'one'; session: OpenSession }
  | { kind: 'others' }
  | { kind: 'everywhere' };

type Context = {
  sessions: readonly OpenSession[];
  signOut: SignOut | null;
  failure: Failure | null;
};

type Event =
  | { type: 'sign-out.requested'; signOut: SignOut }
  | { type: 'sign-out.confirmed' }
  | { type: 'sign-out.dismissed' }
  | { type: 'retry.requested' }
  | GlobalEvent;

type Sessions = { rows: OpenSession[] };
const loaded = ({ event }: { event: { output: Sessions } }) => ({ sessions: event.output.rows });

const requestSignOut = {
  target: 'confirming',
  actions: { type: 'keepSignOut', params: ({ event }: { event: { signOut: SignOut } }) => event },
} as const;

/** Where somebody is signed in, and signing out elsewhere: a lost phone, a shop's computer. */
export const devicesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** `everywhere.ended`: this session is over too. */
    emitted: {} as { type: 'all-sessions.ended' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    getSessions: requiredActor<Sessions>('getSessions'),
    /** `revokeSession`, or `logoutEverywhere`; both may be repeated. */
    endSessions: requiredActor<unknown, { signOut: SignOut | null }>('endSessions'),
  },
  guards: {
    isEverywhere: ({ context }) => context.signOut?.kind === 'everywhere',
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
  },
  actions: {
    keepSessions: assign((_, { sessions }: { sessions: OpenSession[] }) => ({
      sessions,
      failure: null,
    })),
    keepSignOut: assign((_, { signOut }: { signOut: SignOut }) => ({ signOut, failure: null })),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    emitEnded: emit({ type: 'all-sessions.ended' }),
  },
}).createMachine({
  id: 'devices',
  description: 'Lists the sessions of a person and signs them out.',
  context: { sessions: [], signOut: null, failure: null },
  initial: 'loading',
  on: ignoreGlobalEvents,
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'Placeholders for the list.',
      invoke: {
        src: 'getSessions',
        onDone: { target: 'listed', actions: { type: 'keepSessions', params: loaded } },
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    loadFailed: {
      tags: 'screen',
      description: 'Why the list could not be shown, with another try.',
      on: {
        'retry.requested': 'loading',
        'network.online': 'loading',
        'session.restored': 'loading',
      },
    },
    listed: {
      tags: 'screen',
      description: 'Each place, this one first; a button to sign out there, and everywhere else.',
      // Somebody else may have ended this session: then it is another one.
      on: { 'sign-out.requested': requestSignOut, 'session.restored': 'loading' },
    },
    confirming: {
      tags: 'screen',
      description: 'A dialog: whoever works there is asked to sign in again.',
      on: { 'sign-out.confirmed': 'ending', 'sign-out.dismissed': 'listed' },
    },
    ending: {
      tags: ['screen', 'busy'],
      description: 'The dialog, whose button is busy.',
      entry: 'clearFailure',
      invoke: {
        src: 'endSessions',
        input: ({ context }) => ({ signOut: context.signOut }),
        onDone: [
          { guard: 'isEverywhere', target: 'ended', actions: 'emitEnded' },
          { target: 'reloading' },
        ],
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          { target: 'endFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    endFailed: {
      tags: 'screen',
      description: 'The dialog says why it is not known to be done; again, or not.',
      on: {
        'sign-out.confirmed': 'ending',
        'sign-out.dismissed': 'loading',
        'network.online': 'ending',
      },
    },
    signInNeeded: {
      tags: ['screen', 'busy'],
      description: 'The sign-in lies over the page; what was confirmed is then done.',
      on: { 'session.restored': 'ending' },
    },
    reloading: {
      tags: ['screen', 'busy'],
      description: 'The list as it was, while it is fetched anew.',
      invoke: {
        src: 'getSessions',
        onDone: { target: 'done', actions: { type: 'keepSessions', params: loaded } },
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    done: {
      tags: 'screen',
      description: 'Says where it is signed out now, above the list.',
      on: { 'sign-out.requested': requestSignOut, 'session.restored': 'loading' },
    },
    ended: {
      tags: ['screen', 'busy'],
      description: 'Signed out everywhere: the portal goes to the sign-in page.',
    },
  },
});
