import { assign, setup } from 'xstate';
import { isPhoneOffered, type Region } from '#domain/auth/regions.ts';
import type { Failure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import type { LoginVariant } from './login.ts';

type CurrentUser = components['schemas']['CurrentUser'];

/** How the person signs in again. */
type ReauthenticationMethod = 'code' | 'password' | 'provider' | 'agency';

/**
 * How a person signs in again: staff by password, agencies by their login, others by phone where it
 * is offered (spec point 5).
 */
export function reauthenticationMethod({ user, config }: LostSession): ReauthenticationMethod {
  if (user?.permissions.includes('INTERNAL')) return 'password';
  if (user?.permissions.includes('MANAGE_AGENCY_CREATORS')) return 'agency';
  return isPhoneOffered(config?.region ?? 'DH_APP') ? 'code' : 'provider';
}

/** Whom the chart `login` signs in, when the person chose a provider. */
export const loginVariant = (method: ReauthenticationMethod): LoginVariant =>
  method === 'agency' ? 'agency' : 'external';

/** Whose session was lost, and where. */
type LostSession = { user: CurrentUser | null; config: { region: Region } | null };

type Context = {
  method: ReauthenticationMethod;
  startedAt: number;
  failure: Failure | null;
  user: CurrentUser | null;
};

type Event =
  | { type: 'retry.requested' }
  | { type: 'signed.in' }
  | { type: 'sign-in.failed'; error: unknown }
  | GlobalEvent;

/**
 * Events of the sign-in chart in the dialog. The dialog runs it, so that pages do not load it while
 * their session is valid.
 */
const signInHandlers = {
  'signed.in': 'checking',
  'sign-in.failed': { target: 'checkFailed', actions: { type: 'keepFailure', params: caught } },
} as const;
const found = ({ event }: { event: { output: CurrentUser } }) => ({ user: event.output });

/** Signing in again over a page whose session has ended. Outputs the person who signed in. */
export const reauthMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** `startedAt`: a time in milliseconds since 1970, for the first moment of the code's clock. */
    input: {} as { method: ReauthenticationMethod; startedAt: number },
    output: {} as { user: CurrentUser | null },
    tags: {} as 'screen' | 'busy' | 'failed',
  },
  actors: {
    getCurrentUser: requiredActor<CurrentUser>('getCurrentUser'),
  },
  guards: {
    isByPassword: ({ context }) => context.method === 'password',
    isByProvider: ({ context }) => context.method === 'provider' || context.method === 'agency',
    isNobody: (_, { user }: { user: CurrentUser }) => user.userId === null,
  },
  actions: {
    keepUser: assign((_, { user }: { user: CurrentUser }) => ({ user })),
    keepFailure: assign(caughtFailure),
  },
}).createMachine({
  id: 'reauth',
  description: 'Signs a person in again when their session has ended.',
  context: ({ input }) => ({ ...input, failure: null, user: null }),
  initial: 'codeNeeded',
  on: { 'session.expired': {}, 'signed.out': {}, 'network.offline': {}, 'network.online': {} },
  output: ({ context }) => ({ user: context.user }),
  states: {
    codeNeeded: {
      tags: 'screen',
      description: 'Signing in by phone in a dialog over the page, which stays as it is.',
      always: [
        { guard: 'isByPassword', target: 'passwordNeeded' },
        { guard: 'isByProvider', target: 'providerNeeded' },
      ],
      on: signInHandlers,
    },
    passwordNeeded: {
      tags: 'screen',
      description: 'The sign-in of staff in a dialog over the page, which stays as it is.',
      on: signInHandlers,
    },
    providerNeeded: {
      tags: 'screen',
      description: 'The provider buttons in a dialog over the page. The text stays on the device.',
      on: signInHandlers,
    },
    checking: {
      tags: ['screen', 'busy'],
      description: 'The dialog, busy, until the new person is known.',
      invoke: {
        src: 'getCurrentUser',
        onDone: [
          { guard: { type: 'isNobody', params: found }, target: 'codeNeeded' },
          { target: 'signedIn', actions: { type: 'keepUser', params: found } },
        ],
        onError: { target: 'checkFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    checkFailed: {
      tags: ['screen', 'failed'],
      description:
        'The dialog says that signing in could not be completed, with a way to try again.',
      on: { 'retry.requested': 'checking', 'network.online': 'checking' },
    },
    signedIn: { type: 'final' },
  },
});
