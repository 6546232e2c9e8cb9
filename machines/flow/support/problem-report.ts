import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import { problemReportLimits } from '#domain/problem-reports/limits.ts';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';

/** A report that was not sent, as it is kept on the device. */
export type ProblemReportDraft = {
  text: string;
  recording: Recording;
  /** The idempotency key of what is being sent; null while it is written. */
  key: string | null;
};
export type ProblemReportRequest = { text: string; recording: Recording; key: string };
type Sent = { reportId: string; keptUntil: string };

type Context = {
  text: string;
  recording: Recording | null;
  isConsentGiven: boolean;
  key: string | null;
  sent: Sent | null;
  tries: number;
  failure: Failure | null;
};

type Event =
  | { type: 'text.changed'; text: string }
  | { type: 'consent.changed'; isGiven: boolean }
  | { type: 'report.submitted'; key: string }
  | { type: 'edit.requested' }
  | { type: 'retry.requested' }
  | { type: 'withdraw.requested' }
  | GlobalEvent;

const keepFailure = { type: 'keepFailure', params: caught } as const;
const wayOn = {
  'retry.requested': 'sending',
  'edit.requested': { target: 'form', actions: ['forgetKey', 'storeDraft'] },
} as const;
const withdraw = { 'withdraw.requested': 'withdrawing' } as const;

/**
 * A person describes a problem and sends it with the last steps of the page. Until the server has
 * it, text and steps stay on the device, and an interrupted call is repeated with the same key.
 */
export const problemReportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'screen' | 'busy' | 'form',
  },
  actors: {
    loadDraft: requiredActor<ProblemReportDraft>('loadDraft'),
    createProblemReport: requiredActor<Sent, ProblemReportRequest>('createProblemReport'),
    deleteProblemReport: requiredActor<{ message: 'Success' }, { reportId: string }>(
      'deleteProblemReport',
    ),
  },
  guards: {
    isBeingSent: (_, { key }: ProblemReportDraft) => key !== null,
    isConsentMissing: ({ context }) => !context.isConsentGiven,
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isTransient: (_, { error }: Caught) => isTransient(error),
    isDayFull: (_, { error }: Caught) => isDayFull(error),
  },
  actions: {
    keepDraft: assign((_, draft: ProblemReportDraft) => ({
      ...draft,
      isConsentGiven: draft.key !== null,
    })),
    keepText: assign((_, { text }: { text: string }) => ({
      text: text.slice(0, 8 * problemReportLimits.whatHappenedMax),
      key: null,
    })),
    keepConsent: assign((_, { isGiven }: { isGiven: boolean }) => ({ isConsentGiven: isGiven })),
    keepKey: assign((_, { key }: { key: string }) => ({ key, tries: 0, failure: null })),
    forgetKey: assign({ key: null }),
    keepSent: assign((_, sent: Sent) => ({ sent, failure: null })),
    keepFailure: assign(caughtFailure),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    /** Provided by the page: keeps the report on this device. */
    storeDraft: () => {},
    /** Provided by the page: the server has it. */
    discardDraft: () => {},
  },
  delays: {
    retryDelay: ({ context: { tries, failure } }) => retryDelay({ tries, failure }),
  },
}).createMachine({
  id: 'problem-report',
  description: 'Sends what a person saw and the last steps of the page, and withdraws it.',
  context: {
    text: '',
    recording: null,
    isConsentGiven: false,
    key: null,
    sent: null,
    tries: 0,
    failure: null,
  },
  initial: 'loading',
  on: ignoreGlobalEvents,
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'A placeholder while the steps are put together.',
      invoke: {
        src: 'loadDraft',
        onDone: [
          {
            guard: { type: 'isBeingSent', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'keepDraft', params: ({ event }) => event.output },
          },
          {
            target: 'form',
            actions: { type: 'keepDraft', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'loadFailed', actions: keepFailure },
      },
    },
    loadFailed: {
      tags: 'screen',
      description: 'The steps could not be put together; a button to retry.',
      on: { 'retry.requested': 'loading' },
    },
    form: {
      tags: 'form',
      initial: 'editing',
      on: {
        'text.changed': {
          actions: [{ type: 'keepText', params: ({ event }) => event }, 'storeDraft'],
        },
        'consent.changed': {
          target: '.editing',
          actions: { type: 'keepConsent', params: ({ event }) => event },
        },
        'report.submitted': [
          { guard: 'isConsentMissing', target: '.refused' },
          {
            target: 'sending',
            actions: [{ type: 'keepKey', params: ({ event }) => event }, 'storeDraft'],
          },
        ],
      },
      states: {
        editing: { tags: 'screen', description: 'The form.' },
        refused: { tags: 'screen', description: 'The form, and that the consent is missing.' },
        failed: { tags: 'screen', description: 'The form, and why it could not be sent.' },
      },
    },
    sending: {
      tags: ['screen', 'busy', 'form'],
      description: 'On its way to the server.',
      entry: 'countTry',
      invoke: {
        src: 'createProblemReport',
        input: ({ context }) => toRequest(context),
        onDone: {
          target: 'sent',
          actions: [{ type: 'keepSent', params: ({ event }) => event.output }, 'discardDraft'],
        },
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          { guard: { type: 'isDayFull', params: caught }, target: 'limited', actions: keepFailure },
          {
            guard: { type: 'isTransient', params: caught },
            target: 'waiting',
            actions: keepFailure,
          },
          { target: 'form.failed', actions: [keepFailure, 'forgetKey', 'storeDraft'] },
        ],
      },
    },
    waiting: {
      tags: ['screen', 'form'],
      description:
        'It could not be sent now. It is sent again with the same key, or saved as a file.',
      after: { retryDelay: 'sending' },
      on: { 'network.online': 'sending', ...wayOn },
    },
    limited: {
      tags: ['screen', 'form'],
      description: 'Too many reports on this day, and when this one can be sent. It stays here.',
      on: wayOn,
    },
    signInNeeded: {
      tags: ['screen', 'busy', 'form'],
      description: 'The sign-in dialog covers the page. Then it is sent.',
      on: { 'session.restored': 'sending' },
    },
    sent: {
      tags: 'screen',
      description: 'The report has arrived, until when it is kept, and how to withdraw it.',
      on: withdraw,
    },
    withdrawing: {
      tags: ['screen', 'busy'],
      description: 'The report is being deleted.',
      invoke: {
        src: 'deleteProblemReport',
        input: ({ context }) => ({ reportId: context.sent?.reportId ?? '' }),
        onDone: 'withdrawn',
        onError: { target: 'withdrawFailed', actions: keepFailure },
      },
    },
    withdrawFailed: {
      tags: 'screen',
      description: 'Why the report was not deleted. The button tries it again.',
      on: withdraw,
    },
    withdrawn: { tags: 'screen', description: 'The report is deleted.' },
  },
});

function toRequest({ text, recording, key }: Context): ProblemReportRequest {
  if (!recording || !key) throw new Error('Nothing was submitted.');
  return { text: text.trim(), recording, key };
}

/** A wait that is longer than this is the limit of a day, in seconds. */
const longestWait = 600;

function isDayFull(error: unknown): boolean {
  const { code, retryAfter = 0 } = toFailure(error);
  return code === 'rate-limited' && retryAfter > longestWait;
}
