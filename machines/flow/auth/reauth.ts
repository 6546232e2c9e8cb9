import { assign, setup } from 'xstate';
import { isPhoneOffered, type Region } from '#domain/auth/regions.ts';
import type { Failure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import type { LoginVariant } from './login.ts';

type CurrentUser = components['schemas']['CurrentUser'];

/** By which proof somebody signs in again. */
type ReauthenticationMethod = 'code' | 'password' | 'provider' | 'agency';

/**
 * How somebody signs in again: staff by password, agencies as they do, everybody else by phone
 * where it is offered (spec point 5).
 */
export function reauthenticationMethod({ user, config }: LostSession): ReauthenticationMethod {
  if (user?.permissions.includes('INTERNAL')) return 'password';
  if (user?.permissions.includes('MANAGE_AGENCY_CREATORS')) return 'agency';
  return isPhoneOffered(config?.region ?? 'DH_APP') ? 'code' : 'provider';
}

/** For whom the chart `login` is, where the proof is a provider's. */
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
 * What the dialog tells of the chart that signs somebody in. The dialog runs it, so that pages load
 * none of them while their session holds.
 */
const signInHandlers = {
  'signed.in': 'checking',
  'sign-in.failed': { target: 'checkFailed', actions: { type: 'keepFailure', params: caught } },
} as const;
const found = ({ event }: { event: { output: CurrentUser } }) => ({ user: event.output });

/** Signing in again over a running page whose session was lost; ends with whoever has signed in. */
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
      description:
        "The buttons of Google and Facebook in a dialog over the page. They lead over the provider's page and back to this one; what was written is kept on the device.",
      on: signInHandlers,
    },
    checking: {
      tags: ['screen', 'busy'],
      description: 'The dialog, busy, until it is known who has signed in.',
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
