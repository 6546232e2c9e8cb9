import { assign, emit, setup } from 'xstate';
import type { SocialProvider } from '#domain/auth/provider-visit.ts';
import { Failure, toFailure } from '#domain/contract/failure.ts';
import type { operations } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { loadAgain } from '#machines/kit/load-again.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';
import { type ProviderReturn, type SocialLogin, socialRequest } from '../auth/login.ts';
import { otpMachine } from '../auth/otp.ts';

type OperationData<Id extends 'getLogins' | 'linkLogin'> =
  operations[Id]['responses'][200]['content']['application/json']['data'];
/** The ways to sign in that an account has. */
export type Logins = OperationData<'getLogins'>;
export type LinkReply = OperationData<'linkLogin'>;
export type LoginKind = Logins['linkedAccounts'][number]['loginType'];

type Context = {
  /** The providers that this installation knows. */
  offered: readonly SocialProvider[];
  /** Regions without phone sign-in are left out. */
  isPhoneOffered: boolean;
  /** When the number began to be changed, in milliseconds since 1970. */
  startedAt: number;
  logins: Logins | null;
  provider: SocialProvider | null;
  /** The provider's reply, kept until its result is known. */
  returned: ProviderReturn | null;
  failure: Failure | null;
};

type Event =
  | { type: 'provider.chosen'; provider: SocialProvider }
  | ({ type: 'provider.returned' } & ProviderReturn)
  | { type: 'provider.failed'; provider: SocialProvider }
  | { type: 'phone.chosen'; now: number }
  | { type: 'phone.cancelled' }
  /** A login was removed. */
  | { type: 'logins.changed'; logins: Logins }
  | { type: 'retry.requested' }
  | { type: 'link.closed' }
  | GlobalEvent;

/** The ways by which the account cannot be signed in to yet; none while that is not known. */
export function missingLogins({
  logins,
  offered,
  isPhoneOffered,
}: Pick<Context, 'logins' | 'offered' | 'isPhoneOffered'>): LoginKind[] {
  if (!logins) return [];
  const linked = logins.linkedAccounts.map(({ loginType }) => loginType);
  const kinds: LoginKind[] = isPhoneOffered ? [...offered, 'MOBILE'] : [...offered];
  return kinds.filter((kind) => !linked.includes(kind));
}

type VerifiedPhone = { phone: string; hasChoice: boolean };
const verified = ({ event }: { event: { output: VerifiedPhone } }) => event.output;
const changing = {
  guard: 'isPhoneOffered',
  target: 'verifyingPhone',
  actions: { type: 'keepStart', params: ({ event }: { event: { now: number } }) => event },
} as const;
/** Wherever the list is shown and nothing is in progress. */
const listEvents = {
  'phone.chosen': changing,
  'logins.changed': {
    target: 'deciding',
    actions: {
      type: 'keepLogins',
      params: ({ event }: { event: { logins: Logins } }) => event,
    },
  },
} as const;
const known = ({ event }: { event: { output: Logins } }) => ({ logins: event.output });
const choosing = {
  target: 'openingProvider',
  actions: {
    type: 'keepProvider',
    params: ({ event }: { event: { provider: SocialProvider } }) => event,
  },
} as const;

/**
 * Adding the logins that an account does not have yet: the dialog after the first sign-in, and a
 * part of the profile.
 */
export const linkAccountsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as
      | { type: 'choice.opened' }
      | { type: 'link.closed' }
      | { type: 'phone.changed'; phone: string },
    input: {} as { offered: readonly SocialProvider[]; isPhoneOffered: boolean },
    children: {} as { otp: 'otp' },
    tags: {} as 'screen' | 'busy' | 'failed',
  },
  actors: {
    getLogins: requiredActor<Logins>('getLogins'),
    linkLogin: requiredActor<LinkReply, SocialLogin | null>('linkLogin'),
    /**
     * Opens the provider's page. Settles only when the person returns without a reply, or when
     * opening fails.
     */
    openProvider: requiredActor<void, { provider: SocialProvider | null }>('openProvider'),
    otp: otpMachine,
  },
  guards: {
    isAllLinked: ({ context }, { logins }: { logins: Logins }) =>
      missingLogins({ ...context, logins }).length === 0,
    isNothingMissing: ({ context }) => missingLogins(context).length === 0,
    isPhoneOffered: ({ context }) => context.isPhoneOffered,
    hasChoice: (_, { hasChoice }: VerifiedPhone) => hasChoice,
    isChoiceOpen: (_, { selectAccount }: LinkReply) => selectAccount !== null,
    /** It is unknown whether the login was linked. Linking it again is safe. */
    isUnanswered: (_, { error }: Caught) =>
      isSessionLost(error) ||
      // A provider's reply is valid for one call, so the person goes there again.
      (isTransient(error) && toFailure(error).code !== 'provider-unavailable'),
  },
  actions: {
    keepLogins: assign((_, { logins }: { logins: Logins }) => ({ logins })),
    keepProvider: assign((_, { provider }: { provider: SocialProvider }) => ({
      provider,
      failure: null,
    })),
    keepReturn: assign((_, returned: ProviderReturn) => ({
      provider: returned.provider,
      returned,
      failure: null,
    })),
    clearReturn: assign({ returned: null }),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    keepRefusal: assign({ failure: () => new Failure({ code: 'linking-failed' }) }),
    keepStart: assign((_, { now }: { now: number }) => ({ startedAt: now, failure: null })),
    emitPhoneChanged: emit(
      (_, { phone }: VerifiedPhone) => ({ type: 'phone.changed', phone }) as const,
    ),
    emitChoiceOpened: emit({ type: 'choice.opened' }),
    emitClosed: emit({ type: 'link.closed' }),
  },
}).createMachine({
  id: 'link-accounts',
  description: 'Lets a person link Google, Facebook or a phone number to their account.',
  context: ({ input }) => ({
    ...input,
    startedAt: 0,
    logins: null,
    provider: null,
    returned: null,
    failure: null,
  }),
  initial: 'loading',
  on: {
    ...ignoreGlobalEvents,
    'provider.returned': {
      target: '.linking',
      actions: { type: 'keepReturn', params: ({ event }) => event },
    },
    'provider.failed': {
      target: '.linkFailed',
      actions: [{ type: 'keepProvider', params: ({ event }) => event }, 'keepRefusal'],
    },
    'link.closed': '.closed',
  },
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'Placeholders for the ways to sign in; no dialog yet.',
      entry: 'clearFailure',
      invoke: {
        src: 'getLogins',
        onDone: [
          {
            guard: { type: 'isAllLinked', params: known },
            target: 'complete',
            actions: { type: 'keepLogins', params: known },
          },
          { target: 'offering', actions: { type: 'keepLogins', params: known } },
        ],
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    loadFailed: {
      tags: ['screen', 'failed'],
      description: 'Why the ways to sign in could not be shown, with another try; no dialog.',
      on: loadAgain,
    },
    offering: {
      tags: 'screen',
      description: 'The ways to sign in that the account has, and a button for each that it lacks.',
      on: { 'provider.chosen': choosing, ...listEvents },
    },
    complete: {
      tags: 'screen',
      description: 'The ways to sign in; none is left to link, and there is no dialog.',
      on: listEvents,
    },
    openingProvider: {
      tags: ['screen', 'busy'],
      description: 'The pressed button is busy while the browser leaves for the provider.',
      invoke: {
        src: 'openProvider',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: 'loading',
        onError: { target: 'linkFailed', actions: { type: 'keepFailure', params: caught } },
      },
      on: { 'provider.chosen': { ...choosing, reenter: true } },
    },
    linking: {
      tags: ['screen', 'busy'],
      description: '"Linking in progress...", after the way back from the provider.',
      entry: 'clearFailure',
      // It is answered soon, and closing would not take it back.
      on: { 'link.closed': {} },
      invoke: {
        src: 'linkLogin',
        input: ({ context: { returned } }) => returned && socialRequest(returned, 'external'),
        onDone: [
          {
            guard: { type: 'isChoiceOpen', params: ({ event }) => event.output },
            target: 'choiceOpened',
            actions: 'clearReturn',
          },
          { target: 'linked', actions: 'clearReturn' },
        ],
        onError: [
          {
            guard: { type: 'isUnanswered', params: caught },
            target: 'unanswered',
            actions: { type: 'keepFailure', params: caught },
          },
          {
            target: 'linkFailed',
            actions: [{ type: 'keepFailure', params: caught }, 'clearReturn'],
          },
        ],
      },
    },
    linked: {
      tags: 'screen',
      description: '"Linking successful", the ways to sign in, and those that are still lacking.',
      invoke: {
        src: 'getLogins',
        onDone: { actions: { type: 'keepLogins', params: known } },
        // The list is not shown; the linked login is reported anyway.
        onError: {},
      },
      on: { 'provider.chosen': choosing, ...listEvents },
    },
    verifyingPhone: {
      tags: 'screen',
      description:
        'The chart otp in place of the list: a number, then the code sent to it; and a way back.',
      invoke: {
        src: 'otp',
        id: 'otp',
        input: ({ context }) => ({ now: context.startedAt }),
        onDone: [
          { guard: { type: 'hasChoice', params: verified }, target: 'choiceOpened' },
          { target: 'phoneVerified', actions: { type: 'emitPhoneChanged', params: verified } },
        ],
        onError: { target: 'linkFailed', actions: { type: 'keepFailure', params: caught } },
      },
      on: { 'phone.cancelled': 'refreshing' },
    },
    refreshing: {
      tags: 'busy',
      description:
        'The earlier list while it reloads: a code whose reply was lost may have been correct.',
      invoke: {
        src: 'getLogins',
        onDone: { target: 'deciding', actions: { type: 'keepLogins', params: known } },
        onError: 'deciding',
      },
    },
    deciding: {
      description: 'Not visible: checks for missing logins.',
      always: [{ guard: 'isNothingMissing', target: 'complete' }, { target: 'offering' }],
    },
    phoneVerified: {
      tags: 'screen',
      description: 'Says that the number is verified, above the ways to sign in.',
      invoke: {
        src: 'getLogins',
        onDone: { actions: { type: 'keepLogins', params: known } },
        onError: {},
      },
      on: { 'provider.chosen': choosing, ...listEvents },
    },
    unanswered: {
      tags: ['screen', 'failed'],
      description:
        'No reply arrived, or the session has ended. The same login can be linked again.',
      on: {
        'retry.requested': 'linking',
        'network.online': 'linking',
        'session.restored': 'linking',
      },
    },
    linkFailed: {
      tags: ['screen', 'failed'],
      description: '"Linking failed" or why, and all that can be linked, to be tried again.',
      invoke: {
        src: 'getLogins',
        onDone: { actions: { type: 'keepLogins', params: known } },
        onError: {},
      },
      on: { 'provider.chosen': choosing, ...listEvents },
    },
    choiceOpened: {
      tags: ['screen', 'busy'],
      description: 'The login belongs to another account: continues with the account choice.',
      entry: 'emitChoiceOpened',
      on: { 'retry.requested': { actions: 'emitChoiceOpened' }, 'link.closed': {} },
    },
    closed: { type: 'final', entry: 'emitClosed' },
  },
});
