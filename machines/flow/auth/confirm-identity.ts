import { assign, setup } from 'xstate';
import { isCompleteCode } from '#domain/auth/one-time-code.ts';
import type { ProviderAnswer, SocialProvider } from '#domain/auth/provider-visit.ts';
import { Failure, type FailureCode, toFailure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import type { components, operations } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type ClockTick, stoppedClock } from '#machines/kit/clock.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { secondsUntilResend } from './resend-countdown.ts';

export type Reauthentication = components['schemas']['Reauthentication'];
export type ConfirmationMethod = Reauthentication['ways'][number];
export type ReauthenticationReply =
  operations['reauthenticate']['responses'][200]['content']['application/json']['data'];
/** How people confirm their identity. A code has to be requested first. */
export type IdentityProof =
  | { action: 'send-code' }
  | { action: 'verify-code'; otp: string }
  | { action: 'password'; password: string }
  | { action: 'social'; provider: SocialProvider; token: string; visitState: string };

/** The result of a visit to a provider's page. */
export type ProviderReturn = { provider: SocialProvider } & ProviderAnswer;

type Context = {
  ways: readonly ConfirmationMethod[];
  maskedPhone: string | null;
  /** Milliseconds since 1970, as the clock last reported. */
  now: number;
  /** When the next code can be requested, on the same clock. */
  resendAt: number;
  codesSent: number;
  /** How many digits the code has that was sent last. */
  digits: 4 | 8;
  /** The code that was sent last to be checked; empty after it was refused. */
  code: string;
  /** The last code is of no use any more, so another has to be waited for. */
  isCodeSpent: boolean;
  /** The confirmation that waits for its reply. */
  proof: IdentityProof | null;
  provider: SocialProvider | null;
  /** The person has returned from a provider's page, which lost the page's state. */
  isReturn: boolean;
  failure: Failure | null;
};

type Event =
  | ClockTick
  | { type: 'code.requested' }
  | { type: 'code.entered'; code: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'password.chosen' }
  | { type: 'password.submitted'; password: string }
  | { type: 'passkey.chosen' }
  | { type: 'provider.chosen'; provider: SocialProvider }
  | { type: 'method.changed' }
  | { type: 'confirmation.cancelled' }
  | GlobalEvent;

const sent = ({ event }: { event: { output: ReauthenticationReply } }) => event.output;
const invalidatedCodes = [
  'otp-expired',
  'otp-other-browser',
  'otp-attempts-exhausted',
  'otp-longer-code-needed',
] as const satisfies FailureCode[];

/**
 * Confirms over a running page that its person is still present, before a sensitive
 * change. Ends with whether they did.
 */
export const confirmIdentityMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Reauthentication & { returned: ProviderReturn | null; now: number },
    output: {} as { isConfirmed: boolean },
    tags: {} as 'screen' | 'busy' | 'code' | 'confirmed',
  },
  actors: {
    reauthenticate: requiredActor<ReauthenticationReply, { proof: IdentityProof | null }>(
      'reauthenticate',
    ),
    clock: stoppedClock,
    /** Asks the browser for the passkey and confirms with its response. */
    reauthenticateWithPasskey: requiredActor<unknown>('reauthenticateWithPasskey'),
    /**
     * Opens the provider's page. Settles only when the person returns without a reply, or when
     * opening fails.
     */
    openProvider: requiredActor<void, { provider: SocialProvider | null }>('openProvider'),
  },
  guards: {
    hasReturned: ({ context }) => context.isReturn && context.proof !== null,
    wasRefused: ({ context }) => context.isReturn && context.proof === null,
    hasNoMethod: ({ context }) => context.ways.length === 0,
    hasPasswordOnly: ({ context }) => context.ways.every((way) => way === 'PASSWORD'),
    hasOtherMethods: ({ context }) => context.ways.length > 1,
    isCode: ({ context }, { code }: { code: string }) => isCompleteCode(code, context.digits),
    /** A complete code is checked without a press on the button, once for each code. */
    isNewCode: ({ context }, { code }: { code: string }) =>
      isCompleteCode(code, context.digits) && code !== context.code,
    isResendOpen: ({ context }) => secondsUntilResend(context) === 0,
    isCodeAlreadySent: ({ context }, { error }: Caught) =>
      !context.isCodeSpent && toFailure(error).code === 'otp-resend-too-soon',
    isCodeWrong: (_, { error }: Caught) => toFailure(error).code === 'otp-wrong',
    isCodeInvalidated: (_, { error }: Caught) =>
      invalidatedCodes.some((code) => code === toFailure(error).code),
  },
  actions: {
    keepDigits: assign((_, { otpDigits }: { otpDigits?: 4 | 8 | null | undefined }) =>
      otpDigits ? { digits: otpDigits, isCodeSpent: false } : { isCodeSpent: false },
    ),
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    allowResend: assign({ resendAt: 0 }),
    recordSend: assign(
      ({ context }, { resendAfter }: Pick<ReauthenticationReply, 'resendAfter'>) => ({
        resendAt: context.now + (resendAfter ?? limits.otpResendSeconds) * 1000,
        codesSent: context.codesSent + 1,
      }),
    ),
    delayResend: assign(({ context }, { error }: Caught) => {
      const wait = toFailure(error).retryAfter;
      return wait === undefined ? {} : { resendAt: context.now + wait * 1000 };
    }),
    markCodeSpent: assign({ isCodeSpent: true }),
    askForCode: assign({ proof: { action: 'send-code' } as const, failure: null }),
    keepCode: assign((_, { code }: { code: string }) => ({
      proof: { action: 'verify-code' as const, otp: code },
      code,
      failure: null,
    })),
    clearCode: assign({ code: '' }),
    keepPassword: assign((_, { password }: { password: string }) => ({
      proof: { action: 'password' as const, password },
      failure: null,
    })),
    keepProvider: assign((_, { provider }: { provider: SocialProvider }) => ({
      provider,
      failure: null,
    })),
    clearProof: assign({ proof: null }),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'confirm-identity',
  description: 'Asks a signed-in person to confirm who they are before a sensitive change.',
  context: ({ input: { ways, maskedPhone, returned, now } }) => ({
    ways,
    maskedPhone,
    now,
    resendAt: 0,
    codesSent: 0,
    digits: limits.otpDigits,
    code: '',
    isCodeSpent: false,
    proof: returned && 'token' in returned ? { action: 'social', ...returned } : null,
    provider: returned?.provider ?? null,
    isReturn: returned !== null,
    failure: returned && 'refusal' in returned ? new Failure({ code: 'login-failed' }) : null,
  }),
  initial: 'arriving',
  // Without a clock only the server says when a request comes too soon.
  invoke: { src: 'clock', id: 'clock', onError: { actions: 'allowResend' } },
  on: {
    ...ignoreGlobalEvents,
    'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => event } },
    // Signing in again also confirms the identity.
    'session.restored': '.confirmed',
    'signed.out': '.cancelled',
  },
  output: ({ event }) => ({ isConfirmed: (event as { output?: unknown }).output === true }),
  states: {
    arriving: {
      description: 'Not visible: selects the first step.',
      always: [
        { guard: 'hasReturned', target: 'checkingProvider' },
        { guard: 'wasRefused', target: 'returnFailed' },
        { guard: 'hasNoMethod', target: 'noMethod' },
        { guard: 'hasPasswordOnly', target: 'enteringPassword' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      tags: 'screen',
      entry: 'clearCode',
      description:
        'The reason, and a button for each way: code, Google, Facebook, passkey, password.',
      on: {
        'code.requested': { target: 'sendingCode', actions: 'askForCode' },
        'passkey.chosen': { target: 'usingPasskey', actions: 'clearFailure' },
        'password.chosen': { target: 'enteringPassword', actions: 'clearFailure' },
        'provider.chosen': {
          target: 'openingProvider',
          actions: { type: 'keepProvider', params: ({ event }) => event },
        },
        'confirmation.cancelled': 'cancelled',
      },
    },
    sendingCode: {
      tags: ['screen', 'busy'],
      description: 'The button is busy while a code is sent to the known number.',
      invoke: {
        src: 'reauthenticate',
        input: ({ context: { proof } }) => ({ proof }),
        onDone: {
          target: 'awaitingCode',
          actions: [
            { type: 'recordSend', params: sent },
            { type: 'keepDigits', params: sent },
          ],
        },
        onError: [
          {
            guard: { type: 'isCodeAlreadySent', params: caught },
            target: 'awaitingCode',
            actions: [
              { type: 'delayResend', params: caught },
              { type: 'keepDigits', params: ({ event }) => toFailure(event.error) },
            ],
          },
          { target: 'choosing', actions: { type: 'keepFailure', params: caught } },
        ],
      },
      on: { 'confirmation.cancelled': 'cancelled' },
    },
    awaitingCode: {
      tags: ['screen', 'code'],
      description:
        'The cells of the code with the last error, the time until the next code, and other ways.',
      on: {
        'code.entered': {
          guard: { type: 'isNewCode', params: ({ event }) => event },
          target: 'checkingCode',
          actions: { type: 'keepCode', params: ({ event }) => event },
        },
        'code.submitted': {
          guard: { type: 'isCode', params: ({ event }) => event },
          target: 'checkingCode',
          actions: { type: 'keepCode', params: ({ event }) => event },
        },
        'code.requested': { guard: 'isResendOpen', target: 'resendingCode', actions: 'askForCode' },
        'method.changed': { target: 'choosing', actions: 'clearFailure' },
        'confirmation.cancelled': 'cancelled',
      },
    },
    resendingCode: {
      tags: ['screen', 'code', 'busy'],
      description: 'The cells stay while another code is sent.',
      invoke: {
        src: 'reauthenticate',
        input: ({ context: { proof } }) => ({ proof }),
        onDone: {
          target: 'awaitingCode',
          actions: [
            { type: 'recordSend', params: sent },
            { type: 'keepDigits', params: sent },
          ],
        },
        onError: {
          target: 'awaitingCode',
          actions: [
            { type: 'keepFailure', params: caught },
            { type: 'delayResend', params: caught },
          ],
        },
      },
      on: { 'confirmation.cancelled': 'cancelled' },
    },
    checkingCode: {
      tags: ['screen', 'code', 'busy'],
      description: 'The cells cannot be changed while the code is checked.',
      exit: 'clearProof',
      invoke: {
        src: 'reauthenticate',
        input: ({ context: { proof } }) => ({ proof }),
        onDone: 'confirmed',
        onError: [
          {
            guard: { type: 'isCodeInvalidated', params: caught },
            target: 'choosing',
            actions: ['markCodeSpent', { type: 'keepFailure', params: caught }],
          },
          {
            guard: { type: 'isCodeWrong', params: caught },
            target: 'awaitingCode',
            actions: ['clearCode', { type: 'keepFailure', params: caught }],
          },
          { target: 'awaitingCode', actions: { type: 'keepFailure', params: caught } },
        ],
      },
      on: { 'confirmation.cancelled': 'cancelled' },
    },
    enteringPassword: {
      tags: 'screen',
      description: 'One field for the password of staff, with what was wrong with the last try.',
      on: {
        'password.submitted': {
          target: 'checkingPassword',
          actions: { type: 'keepPassword', params: ({ event }) => event },
        },
        'method.changed': { guard: 'hasOtherMethods', target: 'choosing', actions: 'clearFailure' },
        'confirmation.cancelled': 'cancelled',
      },
    },
    checkingPassword: {
      tags: ['screen', 'busy'],
      description: 'The button is busy while the password is checked.',
      exit: 'clearProof',
      invoke: {
        src: 'reauthenticate',
        input: ({ context: { proof } }) => ({ proof }),
        onDone: 'confirmed',
        onError: { target: 'enteringPassword', actions: { type: 'keepFailure', params: caught } },
      },
      on: { 'confirmation.cancelled': 'cancelled' },
    },
    usingPasskey: {
      tags: ['screen', 'busy'],
      description: 'The pressed button is busy while the browser asks for the passkey.',
      invoke: {
        src: 'reauthenticateWithPasskey',
        onDone: 'confirmed',
        onError: { target: 'choosing', actions: { type: 'keepFailure', params: caught } },
      },
      on: { 'confirmation.cancelled': 'cancelled' },
    },
    openingProvider: {
      tags: ['screen', 'busy'],
      description: 'The pressed button is busy while the browser leaves for the provider.',
      invoke: {
        src: 'openProvider',
        input: ({ context: { provider } }) => ({ provider }),
        onDone: 'choosing',
        onError: { target: 'choosing', actions: { type: 'keepFailure', params: caught } },
      },
      on: { 'confirmation.cancelled': 'cancelled' },
    },
    checkingProvider: {
      tags: ['screen', 'busy'],
      description: 'A spinner, back from the provider, while its reply is checked.',
      exit: 'clearProof',
      invoke: {
        src: 'reauthenticate',
        input: ({ context: { proof } }) => ({ proof }),
        onDone: 'returned',
        onError: { target: 'returnFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    returned: {
      tags: ['screen', 'confirmed'],
      description: 'Says that it is confirmed, and that the action has to be repeated.',
      on: { 'confirmation.cancelled': 'confirmed' },
    },
    returnFailed: {
      tags: 'screen',
      description:
        'Why nothing was confirmed: refusal, another account or no network. Can be retried.',
      on: {
        'provider.chosen': {
          target: 'openingProvider',
          actions: { type: 'keepProvider', params: ({ event }) => event },
        },
        'confirmation.cancelled': 'cancelled',
      },
    },
    noMethod: {
      tags: 'screen',
      description: 'The account has nothing to confirm with: signing out and in again is the way.',
      on: { 'confirmation.cancelled': 'cancelled' },
    },
    confirmed: { type: 'final', output: true },
    cancelled: { type: 'final', output: false },
  },
});
