import { assign, emit, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { type Caught, caught, caughtFailure } from './caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';
import { loadAgain } from './load-again.ts';
import { requiredActor } from './required-actor.ts';
import { isConflict, isSessionLost } from './transient-errors.ts';

/**
 * The decisions that staff can make about a profile or a post. A rejection needs at least one
 * reason; so do most of the other measures, such as taking a post down.
 */
export type Verdict<Reason extends string, Moderation extends string = never> =
  | { kind: 'approve' }
  | { kind: 'reject'; reasons: Reason[]; note: string; permanent: boolean }
  /** Another one is to decide, who sees these reasons. */
  | { kind: 'second-opinion'; reasons: Reason[]; note: string }
  | { kind: 'moderation'; moderation: Moderation; reasons: Reason[]; note: string };

/** One intent: `key` stays the same however often it is sent. */
export type DecisionRequest<Subject, Reason extends string, Measure extends string = never> = {
  subject: Subject;
  verdict: Verdict<Reason, Measure>;
  key: string;
};

/** What was entered into the form of a rejection. */
export type EnteredRejection = { reasons: string[]; note: string; permanent: boolean };

type Input<Subject> = {
  id: string;
  /** The thing itself, where it was loaded before. */
  subject?: Subject | undefined;
  /** Reasons of an earlier visit are open in the form. */
  isRejecting?: boolean;
  /** For what may not be seen by chance: nothing is loaded until the person asks for it. */
  isConfidential?: boolean;
};

type Context<Subject, Reason extends string, Measure extends string> = {
  id: string;
  isRejecting?: boolean | undefined;
  isConfidential?: boolean | undefined;
  subject: Subject | null;
  /** The measure for which reasons are being chosen; null for a rejection. */
  moderation: Measure | null;
  request: DecisionRequest<Subject, Reason, Measure> | null;
  /** A rejection that met a conflict: its form opens with it after the reload. */
  entered?: EnteredRejection | undefined;
  /** The outcome of the last decision since the record was first loaded. */
  lastOutcome: 'decided' | 'conflict' | null;
  failure: Failure | null;
};

type Event<Reason extends string, Measure extends string> =
  | { type: 'subject.requested' }
  | { type: 'approve.requested'; key: string }
  | { type: 'reject.requested' }
  | { type: 'reject.cancelled' }
  | { type: 'reject.submitted'; reasons: Reason[]; note: string; permanent: boolean; key: string }
  | { type: 'opinion.requested'; reasons: Reason[]; note: string; key: string }
  | { type: 'moderation.requested'; moderation: Measure }
  | { type: 'moderation.submitted'; moderation: Measure; key: string }
  | { type: 'retry.requested' }
  /** The subject was changed elsewhere on this page. */
  | { type: 'reload.requested' }
  | GlobalEvent;

/**
 * The chart of a decision by staff: look at one thing, accept it, or refuse it with reasons.
 * Measures are what else staff may do with it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one chart, read as a whole
export function createDecision<Subject, Reason extends string, Measure extends string = never>() {
  return setup({
    types: {
      context: {} as Context<Subject, Reason, Measure>,
      events: {} as Event<Reason, Measure>,
      emitted: {} as {
        type: 'decision.made';
        subject: Subject;
        /** As it was decided on. */
        before: Subject;
        verdict: Verdict<Reason, Measure>;
      },
      input: {} as Input<Subject>,
      tags: {} as 'screen' | 'busy' | 'shown' | 'rejecting' | 'rejectCancelled',
    },
    actors: {
      loadSubject: requiredActor<Subject, { id: string }>('loadSubject'),
      decide: requiredActor<Subject, DecisionRequest<Subject, Reason, Measure> | null>('decide'),
    },
    guards: {
      isConfidential: ({ context }) => context.isConfidential === true,
      hasReasons: (_, { reasons }: { reasons: Reason[] }) => reasons.length > 0,
      isSessionLost: (_, { error }: Caught) => isSessionLost(error),
      isConflict: (_, { error }: Caught) => isConflict(error),
      hasSubject: ({ context }) => context.subject !== null,
      hasDraft: ({ context }) => context.subject !== null && context.isRejecting === true,
      isRejecting: ({ context }) => context.isRejecting === true,
      wasRejecting: ({ context: { request } }) =>
        request?.verdict.kind === 'reject' || request?.verdict.kind === 'second-opinion',
      wasModerating: ({ context: { request } }) =>
        request?.verdict.kind === 'moderation' && request.verdict.reasons.length > 0,
      hasRequest: ({ context }) => context.request !== null,
    },
    actions: {
      keepSubject: assign((_, { subject }: { subject: Subject }) => ({
        subject,
        moderation: null,
        failure: null,
      })),
      keepFailure: assign(caughtFailure),
      clearFailure: assign({ failure: null }),
      keepOutcome: assign((_, { outcome }: { outcome: 'decided' | 'conflict' | null }) => ({
        lastOutcome: outcome,
        ...(outcome === 'decided' && { entered: undefined }),
      })),
      keepEntered: assign(({ context: { request } }) => reopenedRejection(request?.verdict)),
      clearRequest: assign({ request: null }),
      closeDraft: assign({ isRejecting: false }),
      keepModeration: assign((_, { moderation }: { moderation: Measure }) => ({ moderation })),
      clearModeration: assign({ moderation: null }),
      keepRequest: assign(
        ({ context }, { verdict, key }: { verdict: Verdict<Reason, Measure>; key: string }) => ({
          request: context.subject === null ? null : { subject: context.subject, verdict, key },
        }),
      ),
      announce: emit(({ context }) => {
        if (!context.request || context.subject === null) throw new Error('Nothing was decided.');
        return {
          type: 'decision.made' as const,
          subject: context.subject,
          before: context.request.subject,
          verdict: context.request.verdict,
        };
      }),
    },
  }).createMachine({
    id: 'decision',
    description: 'Lets staff approve, reject or moderate one item.',
    context: ({ input: { subject = null, ...input } }) => ({
      ...input,
      subject,
      moderation: null,
      request: null,
      lastOutcome: null,
      failure: null,
    }),
    initial: 'unopened',
    on: ignoreGlobalEvents,
    states: {
      unopened: {
        description: 'Not visible: closed or loading.',
        always: [
          { guard: 'isConfidential', target: 'closed' },
          { guard: 'hasDraft', target: 'rejecting' },
          { guard: 'hasSubject', target: 'viewing' },
          { target: 'loading' },
        ],
      },
      closed: {
        tags: 'screen',
        description: 'Says what can be opened here, and that opening it is recorded.',
        on: { 'subject.requested': 'loading' },
      },
      loading: {
        tags: ['screen', 'busy'],
        description: 'Placeholders in the shape of what is to be decided.',
        invoke: {
          src: 'loadSubject',
          input: ({ context }) => ({ id: context.id }),
          onDone: [
            {
              guard: 'isRejecting',
              target: 'rejecting',
              actions: { type: 'keepSubject', params: ({ event }) => ({ subject: event.output }) },
            },
            {
              target: 'viewing',
              actions: { type: 'keepSubject', params: ({ event }) => ({ subject: event.output }) },
            },
          ],
          onError: [
            { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
            { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
          ],
        },
      },
      loadFailed: {
        tags: 'screen',
        description: 'Why it could not be shown, with a way to try again.',
        entry: { type: 'keepOutcome', params: { outcome: null } },
        on: loadAgain,
      },
      viewing: {
        tags: ['screen', 'shown'],
        description: 'The whole record, with Accept and Refuse below it.',
        initial: 'choosing',
        states: {
          choosing: { description: 'Nothing has been chosen yet.' },
          rejectCancelled: {
            tags: 'rejectCancelled',
            description: 'Back from the reasons: the focus returns to the button that opened them.',
          },
        },
        on: {
          'approve.requested': {
            target: 'deciding',
            actions: {
              type: 'keepRequest',
              params: ({ event }) => ({ verdict: { kind: 'approve' as const }, key: event.key }),
            },
          },
          'reject.requested': { target: 'rejecting', actions: 'clearFailure' },
          'reload.requested': { target: 'loading', actions: ['clearRequest', 'clearFailure'] },
          'moderation.requested': {
            target: 'moderating',
            actions: ['clearFailure', { type: 'keepModeration', params: ({ event }) => event }],
          },
          'moderation.submitted': {
            target: 'deciding',
            actions: {
              type: 'keepRequest',
              params: ({ event: { moderation, key } }) => ({
                verdict: {
                  kind: 'moderation' as const,
                  moderation: moderation,
                  reasons: [],
                  note: '',
                },
                key,
              }),
            },
          },
        },
      },
      rejecting: {
        tags: ['screen', 'shown', 'rejecting'],
        description: 'The reasons as checkboxes, and a field for a note to the creator.',
        entry: 'closeDraft',
        on: {
          'opinion.requested': {
            guard: { type: 'hasReasons', params: ({ event }) => event },
            target: 'deciding',
            actions: {
              type: 'keepRequest',
              params: ({ event: { reasons, note, key } }) => ({
                verdict: { kind: 'second-opinion' as const, reasons, note },
                key,
              }),
            },
          },
          'reject.cancelled': { target: 'viewing.rejectCancelled', actions: 'clearFailure' },
          'reject.submitted': {
            guard: { type: 'hasReasons', params: ({ event }) => event },
            target: 'deciding',
            actions: {
              type: 'keepRequest',
              params: ({ event: { reasons, note, permanent, key } }) => ({
                verdict: { kind: 'reject' as const, reasons, note, permanent },
                key,
              }),
            },
          },
        },
      },
      moderating: {
        tags: ['screen', 'shown'],
        description: 'A dialog with the same checkboxes, for taking down, suspending or marking.',
        on: {
          'reject.cancelled': { target: 'viewing', actions: ['clearModeration', 'clearFailure'] },
          'reject.submitted': {
            guard: { type: 'hasReasons', params: ({ event }) => event },
            target: 'deciding',
            actions: {
              type: 'keepRequest',
              params: ({ context: { moderation }, event: { reasons, note, key } }) => ({
                verdict: {
                  kind: 'moderation' as const,
                  moderation: moderation as Measure,
                  reasons,
                  note,
                },
                key,
              }),
            },
          },
        },
      },
      deciding: {
        tags: ['screen', 'shown', 'busy'],
        description: 'The decision is being sent; buttons are disabled.',
        entry: 'clearFailure',
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
              guard: { type: 'isConflict', params: caught },
              target: 'conflict',
              actions: { type: 'keepFailure', params: caught },
            },
            {
              guard: 'wasRejecting',
              target: 'rejecting',
              actions: { type: 'keepFailure', params: caught },
            },
            {
              guard: 'wasModerating',
              target: 'moderating',
              actions: { type: 'keepFailure', params: caught },
            },
            { target: 'viewing', actions: { type: 'keepFailure', params: caught } },
          ],
        },
      },
      conflict: {
        tags: ['screen', 'shown'],
        description:
          'Says that it was changed in the meantime, and offers to load it again. The reasons of ' +
          'a rejection are kept for the form.',
        entry: { type: 'keepOutcome', params: { outcome: 'conflict' } },
        on: {
          'retry.requested': {
            target: 'loading',
            actions: ['keepEntered', 'clearRequest', 'clearFailure'],
          },
        },
      },
      decided: {
        tags: ['screen', 'shown'],
        description: 'The current record, and the way to the next one or to the rest of the queue.',
        entry: { type: 'keepOutcome', params: { outcome: 'decided' } },
        on: { 'retry.requested': { target: 'loading', actions: ['clearRequest', 'clearFailure'] } },
      },
      signInNeeded: {
        tags: ['screen', 'busy'],
        description:
          'The sign-in dialog covers the page. Afterwards the decision continues where it stopped.',
        on: {
          'session.restored': [{ guard: 'hasRequest', target: 'deciding' }, { target: 'loading' }],
        },
      },
    },
  });
}

function reopenedRejection(verdict: Verdict<string, string> | undefined) {
  if (verdict?.kind !== 'reject' && verdict?.kind !== 'second-opinion') return {};
  const { reasons, note } = verdict;
  const permanent = verdict.kind === 'reject' && verdict.permanent;
  return { isRejecting: true, entered: { reasons: [...reasons], note, permanent } };
}

/**
 * The chart for tests, diagrams and stories. Areas create their own with {@link createDecision}.
 */
export const decisionMachine = createDecision<{ id: string }, string, string>();
