import { assign, emit, setup } from 'xstate';
import { isCompleteCode } from '#domain/auth/one-time-code.ts';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import { normalisePhone } from '#domain/person/phone.ts';
import type { operations } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type ClockTick, stoppedClock } from '#machines/kit/clock.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { type NextScreenReceived, nextScreenReceived, repliedNextScreen } from './next-screen.ts';
import { secondsUntilResend } from './resend-countdown.ts';

type Body = operations['updatePhoneNo']['requestBody']['content']['application/json'];
export type PhoneRequest = Pick<Body, 'phone' | 'action' | 'otp'>;
export type PhoneReply =
  operations['updatePhoneNo']['responses'][200]['content']['application/json']['data'];

type Context = {
  phone: string;
  /** Milliseconds since 1970, as the clock last reported. */
  now: number;
  /** When the next code can be requested, on the same clock. */
  resendAt: number;
  /** How many digits the code has that was sent last. */
  digits: 4 | 8;
  /** Codes that were sent to this number. */
  codesSent: number;
  /** The code that was sent last to be checked; empty after it was refused. */
  code: string;
  failure: Failure | null;
  /** Another account holds the number: a choice between the two is open. */
  hasChoice: boolean;
};

type Event =
  | ClockTick
  | { type: 'phone.submitted'; phone: string }
  | { type: 'phone-edit.requested' }
  | { type: 'code.entered'; code: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'resend.requested' }
  | GlobalEvent;

const hasCode = (error: unknown, ...codes: string[]) => codes.includes(toFailure(error).code);

const sent = ({ event }: { event: { output: PhoneReply } }) => ({
  seconds: event.output.resendAfter,
  digits: event.output.otpDigits,
});

type CodeEvent = { event: { code: string } };
const codeOf = ({ event }: CodeEvent) => event;
const verifying = {
  target: 'verifying',
  actions: { type: 'keepCode', params: codeOf },
} as const;
/** A complete code is checked without a press on the button, once for each code. */
const codeHandlers = {
  'code.entered': { guard: { type: 'isNewCode', params: codeOf }, ...verifying },
  'code.submitted': { guard: { type: 'isCode', params: codeOf }, ...verifying },
} as const;

/**
 * Verifies a phone number by a code sent to it: for the phone sign-in, and for the phone step of a
 * signed-in creator.
 */
export const otpMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { now: number },
    output: {} as { phone: string; hasChoice: boolean },
    /** `code.checked`: a code was checked, with whatever result. */
    emitted: {} as { type: 'code.checked' } | NextScreenReceived,
    tags: {} as 'screen' | 'busy' | 'failed' | 'phone' | 'code' | 'codeRejected',
  },
  actors: {
    updatePhoneNo: requiredActor<PhoneReply, PhoneRequest>('updatePhoneNo'),
    clock: stoppedClock,
  },
  guards: {
    isPhone: (_, { phone }: { phone: string }) => normalisePhone(phone) !== null,
    isCode: ({ context }, { code }: { code: string }) => isCompleteCode(code, context.digits),
    isNewCode: ({ context }, { code }: { code: string }) =>
      isCompleteCode(code, context.digits) && code !== context.code,
    isResendOpen: ({ context }) => secondsUntilResend(context) === 0,
    isBlocked: (_, { error }: Caught) => hasCode(error, 'account-blocked'),
    isCodeAlreadySent: (_, { error }: Caught) => hasCode(error, 'otp-resend-too-soon'),
    isWrong: (_, { error }: Caught) => hasCode(error, 'otp-wrong', 'otp-superseded'),
    isExpired: (_, { error }: Caught) => hasCode(error, 'otp-expired', 'otp-other-browser'),
    isExhausted: (_, { error }: Caught) =>
      hasCode(error, 'otp-attempts-exhausted', 'otp-longer-code-needed') ||
      (hasCode(error, 'otp-wrong') && toFailure(error).attemptsLeft === 0),
    isNumberTaken: (_, { error }: Caught) => hasCode(error, 'not-available'),
  },
  actions: {
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    keepPhone: assign((_, { phone }: { phone: string }) => ({
      phone: normalisePhone(phone) ?? '',
      codesSent: 0,
      code: '',
    })),
    keepCode: assign((_, { code }: { code: string }) => ({ code })),
    clearCode: assign({ code: '' }),
    keepOutcome: assign((_, { selectAccount }: PhoneReply) => ({
      hasChoice: selectAccount !== null,
    })),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    announceCheck: emit({ type: 'code.checked' }),
    emitNextScreen: emit(nextScreenReceived),
    recordSend: assign(
      ({ context }, { seconds, digits }: { seconds: number | null; digits: 4 | 8 | null }) => ({
        resendAt: context.now + (seconds ?? limits.otpResendSeconds) * 1000,
        digits: digits ?? limits.otpDigits,
        codesSent: context.codesSent + 1,
      }),
    ),
    keepDigits: assign((_, { error }: Caught) => ({
      digits: toFailure(error).otpDigits ?? limits.otpDigits,
    })),
    allowResend: assign({ resendAt: 0 }),
    delayResend: assign(({ context }, { error }: Caught) => {
      const wait = toFailure(error).retryAfter;
      return wait === undefined ? {} : { resendAt: context.now + wait * 1000 };
    }),
  },
}).createMachine({
  id: 'otp',
  description: 'Verifies a phone number with a one-time code.',
  context: ({ input }) => ({
    phone: '',
    now: input.now,
    resendAt: 0,
    digits: limits.otpDigits,
    codesSent: 0,
    code: '',
    failure: null,
    hasChoice: false,
  }),
  initial: 'enteringPhone',
  // Without a clock only the server says when a request comes too soon.
  invoke: { src: 'clock', id: 'clock', onError: { actions: 'allowResend' } },
  on: {
    ...ignoreGlobalEvents,
    'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => event } },
  },
  output: ({ context: { phone, hasChoice } }) => ({ phone, hasChoice }),
  states: {
    enteringPhone: {
      tags: ['screen', 'phone'],
      description: 'One field for the number behind +91, and a button that sends the code.',
      on: {
        'phone.submitted': {
          guard: { type: 'isPhone', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'keepPhone', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: ['screen', 'phone', 'busy'],
      description:
        'The number stays readable; "Action in progress..." until the code is on its way.',
      entry: 'clearFailure',
      invoke: {
        src: 'updatePhoneNo',
        input: ({ context }) => ({ phone: context.phone, action: 'submit-phone' }),
        onDone: { target: 'code.awaitingCode', actions: { type: 'recordSend', params: sent } },
        onError: [
          { guard: { type: 'isBlocked', params: caught }, target: 'blocked' },
          {
            guard: { type: 'isCodeAlreadySent', params: caught },
            target: 'code.awaitingCode',
            actions: [
              { type: 'delayResend', params: caught },
              { type: 'keepDigits', params: caught },
            ],
          },
          { target: 'sendFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    sendFailed: {
      tags: ['screen', 'phone', 'failed'],
      description:
        'Why no code was sent, next to the number, which can be corrected and sent again.',
      on: {
        'phone.submitted': {
          guard: { type: 'isPhone', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'keepPhone', params: ({ event }) => event },
        },
      },
    },
    code: {
      initial: 'awaitingCode',
      on: {
        'phone-edit.requested': { target: 'enteringPhone', actions: 'clearFailure' },
        'resend.requested': { guard: 'isResendOpen', target: '.resending' },
      },
      states: {
        awaitingCode: {
          tags: ['screen', 'code'],
          description:
            '"Otp Sent", the masked number, the cells, and the time until the next code.',
          on: codeHandlers,
        },
        resending: {
          tags: ['screen', 'code', 'busy'],
          description: '"Action in progress..." while a new code replaces the previous one.',
          entry: 'clearFailure',
          on: { 'resend.requested': {} },
          invoke: {
            src: 'updatePhoneNo',
            input: ({ context }) => ({ phone: context.phone, action: 'submit-phone' }),
            onDone: { target: 'awaitingCode', actions: { type: 'recordSend', params: sent } },
            onError: [
              { guard: { type: 'isBlocked', params: caught }, target: '#otp.blocked' },
              {
                target: 'resendFailed',
                actions: [
                  { type: 'keepFailure', params: caught },
                  { type: 'delayResend', params: caught },
                ],
              },
            ],
          },
        },
        resendFailed: {
          tags: ['screen', 'code', 'failed'],
          description: 'Why no new code was sent. An earlier one can still be entered.',
          on: codeHandlers,
        },
        verifying: {
          tags: ['screen', 'code', 'busy'],
          description: '"Action in progress..." while the code is checked.',
          entry: 'clearFailure',
          exit: 'announceCheck',
          on: { 'resend.requested': {}, 'phone-edit.requested': {} },
          invoke: {
            src: 'updatePhoneNo',
            input: ({ context }) => ({
              phone: context.phone,
              otp: context.code,
              action: 'verify-phone',
            }),
            onDone: {
              target: '#otp.verified',
              actions: [
                { type: 'keepOutcome', params: ({ event }) => event.output },
                { type: 'emitNextScreen', params: repliedNextScreen },
              ],
            },
            onError: [
              { guard: { type: 'isBlocked', params: caught }, target: '#otp.blocked' },
              {
                guard: { type: 'isExhausted', params: caught },
                target: 'triesExhausted',
                actions: [
                  { type: 'keepFailure', params: caught },
                  { type: 'delayResend', params: caught },
                ],
              },
              {
                guard: { type: 'isWrong', params: caught },
                target: 'codeWrong',
                actions: { type: 'keepFailure', params: caught },
              },
              {
                guard: { type: 'isExpired', params: caught },
                target: 'codeExpired',
                actions: ['allowResend', { type: 'keepFailure', params: caught }],
              },
              { guard: { type: 'isNumberTaken', params: caught }, target: 'numberTaken' },
              { target: 'verifyFailed', actions: { type: 'keepFailure', params: caught } },
            ],
          },
        },
        codeWrong: {
          tags: ['screen', 'code', 'failed', 'codeRejected'],
          entry: 'clearCode',
          description: 'The code was wrong or replaced. Says how many tries are left.',
          on: codeHandlers,
        },
        codeExpired: {
          tags: ['screen', 'code', 'failed', 'codeRejected'],
          entry: 'clearCode',
          description: 'The code has expired or belongs to another browser. Another one is needed.',
        },
        triesExhausted: {
          tags: ['screen', 'code', 'failed', 'codeRejected'],
          entry: 'clearCode',
          description: 'No tries are left. Says when another code can be requested.',
        },
        verifyFailed: {
          tags: ['screen', 'code', 'failed'],
          description: 'The code could not be checked. It stays entered and can be sent again.',
          on: codeHandlers,
        },
        numberTaken: {
          tags: ['screen', 'code', 'failed'],
          description: 'The number belongs to another account; another number can be entered.',
        },
      },
    },
    blocked: {
      tags: 'screen',
      description: 'The account is blocked; how to reach support, and a way to another number.',
      on: { 'phone-edit.requested': 'enteringPhone' },
    },
    // The page stays as it is until the portal has loaded the person.
    verified: { type: 'final', tags: ['code', 'busy'] },
  },
});
