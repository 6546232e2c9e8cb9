import { assign, emit, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import { unprovided } from './unprovided.ts';

/**
 * What staff may say of a profile or a post. A refusal needs at least one reason; of the measures beside the decision
 * (taking down what readers see, and such) most do.
 */
export type Verdict<Reason extends string, Measure extends string = never> =
  | { kind: 'accept' }
  | { kind: 'refuse'; reasons: Reason[]; note: string; permanent: boolean }
  | { kind: 'measure'; measure: Measure; reasons: Reason[]; note: string };

/** One intent: `key` stays the same however often it is sent. */
export type DecisionRequest<Subject, Reason extends string, Measure extends string = never> = {
  subject: Subject;
  verdict: Verdict<Reason, Measure>;
  key: string;
};

type Context<Subject, Reason extends string, Measure extends string> = {
  id: string;
  subject: Subject | null;
  /** For what reasons are being chosen; null for the refusal itself. */
  measure: Measure | null;
  request: DecisionRequest<Subject, Reason, Measure> | null;
  failure: Failure | null;
};

type Event<Reason extends string, Measure extends string> =
  | { type: 'accept.chosen'; key: string }
  | { type: 'refuse.chosen' }
  | { type: 'refuse.cancelled' }
  | { type: 'refuse.submitted'; reasons: Reason[]; note: string; permanent: boolean; key: string }
  | { type: 'measure.chosen'; measure: Measure }
  | { type: 'measure.taken'; measure: Measure; key: string }
  | { type: 'retry.requested' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** Somebody else was faster, or the thing has changed since it was looked at. */
const overtaken = ['transition-not-allowed', 'revision-conflict'];

type Caught = { error: unknown };
const caught = ({ event }: { event: Caught }) => ({ error: event.error });

/**
 * The chart of a decision by staff: look at one thing, accept it, or refuse it with reasons. Measures are what else staff
 * may do with it.
 */
export function createDecision<Subject, Reason extends string, Measure extends string = never>() {
  return setup({
    types: {
      context: {} as Context<Subject, Reason, Measure>,
      events: {} as Event<Reason, Measure>,
      emitted: {} as { type: 'decision.made'; subject: Subject; verdict: Verdict<Reason, Measure> },
      input: {} as { id: string },
      tags: {} as 'screen' | 'busy' | 'shown' | 'refusing',
    },
    actors: {
      loadSubject: unprovided<Subject, { id: string }>('loadSubject'),
      decide: unprovided<Subject, DecisionRequest<Subject, Reason, Measure> | null>('decide'),
    },
    guards: {
      hasReasons: (_, { reasons }: { reasons: Reason[] }) => reasons.length > 0,
      isSessionLost: (_, { error }: Caught) => toFailure(error).code === 'unauthenticated',
      isOvertaken: (_, { error }: Caught) => overtaken.includes(toFailure(error).code),
      wasRefusing: ({ context }) => context.request?.verdict.kind === 'refuse',
      wasGivingReasons: ({ context: { request } }) =>
        request?.verdict.kind === 'measure' && request.verdict.reasons.length > 0,
      hasRequest: ({ context }) => context.request !== null,
    },
    actions: {
      keepSubject: assign((_, { subject }: { subject: Subject }) => ({
        subject,
        measure: null,
        failure: null,
      })),
      keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
      forgetFailure: assign({ failure: null }),
      forgetRequest: assign({ request: null }),
      keepMeasure: assign((_, { measure }: { measure: Measure }) => ({ measure })),
      forgetMeasure: assign({ measure: null }),
      keepRequest: assign(
        ({ context }, { verdict, key }: { verdict: Verdict<Reason, Measure>; key: string }) => ({
          request: context.subject === null ? null : { subject: context.subject, verdict, key },
        }),
      ),
      announce: emit(({ context }) => {
        if (!context.request || context.subject === null) throw new Error('Nothing was decided.');
        return { type: 'decision.made' as const, subject: context.subject, verdict: context.request.verdict };
      }),
    },
  }).createMachine({
    id: 'decision',
    context: ({ input }) => ({ id: input.id, subject: null, measure: null, request: null, failure: null }),
    initial: 'loading',
    on: {
      'session.expired': {},
      'session.restored': {},
      'signed.out': {},
      'network.offline': {},
      'network.online': {},
    },
    states: {
      loading: {
        tags: ['screen', 'busy'],
        description: 'Placeholders in the shape of what is to be decided.',
        invoke: {
          src: 'loadSubject',
          input: ({ context }) => ({ id: context.id }),
          onDone: {
            target: 'viewing',
            actions: { type: 'keepSubject', params: ({ event }) => ({ subject: event.output }) },
          },
          onError: [
            { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
            { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
          ],
        },
      },
      loadFailed: {
        tags: 'screen',
        description: 'Why it could not be shown, with a way to try again.',
        on: { 'retry.requested': 'loading', 'network.online': 'loading' },
      },
      viewing: {
        tags: ['screen', 'shown'],
        description: 'The whole thing, with Accept and Refuse below it.',
        on: {
          'accept.chosen': {
            target: 'deciding',
            actions: {
              type: 'keepRequest',
              params: ({ event }) => ({ verdict: { kind: 'accept' as const }, key: event.key }),
            },
          },
          'refuse.chosen': { target: 'choosingReasons', actions: 'forgetFailure' },
          'measure.chosen': {
            target: 'givingReasons',
            actions: ['forgetFailure', { type: 'keepMeasure', params: ({ event }) => event }],
          },
          'measure.taken': {
            target: 'deciding',
            actions: {
              type: 'keepRequest',
              params: ({ event: { measure, key } }) => ({
                verdict: { kind: 'measure' as const, measure, reasons: [], note: '' },
                key,
              }),
            },
          },
        },
      },
      choosingReasons: {
        tags: ['screen', 'shown', 'refusing'],
        description: 'The reasons as boxes to tick, and room for a word to the creator.',
        on: {
          'refuse.cancelled': { target: 'viewing', actions: 'forgetFailure' },
          'refuse.submitted': {
            guard: { type: 'hasReasons', params: ({ event }) => event },
            target: 'deciding',
            actions: {
              type: 'keepRequest',
              params: ({ event: { reasons, note, permanent, key } }) => ({
                verdict: { kind: 'refuse' as const, reasons, note, permanent },
                key,
              }),
            },
          },
        },
      },
      givingReasons: {
        tags: ['screen', 'shown'],
        description: 'A dialog with the same boxes: why it is taken down, suspended or marked.',
        on: {
          'refuse.cancelled': { target: 'viewing', actions: ['forgetMeasure', 'forgetFailure'] },
          'refuse.submitted': {
            guard: { type: 'hasReasons', params: ({ event }) => event },
            target: 'deciding',
            actions: {
              type: 'keepRequest',
              params: ({ context: { measure }, event: { reasons, note, key } }) => ({
                verdict: { kind: 'measure' as const, measure: measure as Measure, reasons, note },
                key,
              }),
            },
          },
        },
      },
      deciding: {
        tags: ['screen', 'shown', 'busy'],
        description: 'The decision is on its way; nothing can be pressed twice.',
        entry: 'forgetFailure',
        invoke: {
          src: 'decide',
          input: ({ context }) => context.request,
          onDone: {
            target: 'decided',
            actions: [
              { type: 'keepSubject', params: ({ event }) => ({ subject: event.output }) },
              'announce',
            ],
          },
          onError: [
            { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
            {
              guard: { type: 'isOvertaken', params: caught },
              target: 'overtaken',
              actions: { type: 'keepFailure', params: caught },
            },
            {
              guard: 'wasRefusing',
              target: 'choosingReasons',
              actions: { type: 'keepFailure', params: caught },
            },
            {
              guard: 'wasGivingReasons',
              target: 'givingReasons',
              actions: { type: 'keepFailure', params: caught },
            },
            { target: 'viewing', actions: { type: 'keepFailure', params: caught } },
          ],
        },
      },
      overtaken: {
        tags: ['screen', 'shown'],
        description: 'Says that it changed meanwhile, and offers to look at it anew.',
        on: { 'retry.requested': { target: 'loading', actions: ['forgetRequest', 'forgetFailure'] } },
      },
      decided: {
        tags: ['screen', 'shown'],
        description: 'The thing as it stands now, and the way to the next one, or to what is left to decide.',
        on: { 'retry.requested': { target: 'loading', actions: ['forgetRequest', 'forgetFailure'] } },
      },
      signInNeeded: {
        tags: ['screen', 'busy'],
        description: 'The sign-in lies over the page; then it goes on where it stopped.',
        on: { 'session.restored': [{ guard: 'hasRequest', target: 'deciding' }, { target: 'loading' }] },
      },
    },
  });
}

/** The chart as it is tested, drawn and told in stories; areas make theirs with {@link createDecision}. */
export const decisionMachine = createDecision<{ id: string }, string, string>();
