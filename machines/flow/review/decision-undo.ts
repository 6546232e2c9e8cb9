import { assign, emit, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isSessionLost } from '#machines/kit/transient-errors.ts';

type Schemas = components['schemas'];

/** A decision that was recorded, and how it can be undone; null for one that cannot. */
export type RecordedDecision = {
  verdict: 'accepted' | 'rejected' | 'second-opinion';
  /** The title of the post, or the name of the creator. */
  name: string;
  undo: Schemas['UndoableDecision'] | null;
};

/** One intent: `key` stays the same however often it is sent. */
export type UndoRequest = { decisionId: string; key: string };
export type Undone = { undone: true; kind: Schemas['DecisionKind']; subjectId: string };

type Context = {
  decision: RecordedDecision | null;
  key: string;
  failure: Failure | null;
};

type Event =
  | { type: 'decision.recorded'; decision: RecordedDecision }
  | { type: 'undo.requested'; key: string }
  | { type: 'notice.closed' }
  | GlobalEvent;

const isUndoable = ({ undo }: RecordedDecision) => undo !== null;

/**
 * What a moderator decided last, and the way to undo it while the server accepts that. The server's
 * clock decides; this one only hides the button.
 */
export const decisionUndoMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'decision.undone'; subjectId: string },
    tags: {} as 'screen' | 'busy' | 'undoable',
  },
  actors: { undoDecision: requiredActor<Undone, UndoRequest>('undoDecision') },
  guards: {
    isUndoable: (_, { decision }: { decision: RecordedDecision }) => isUndoable(decision),
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
  },
  actions: {
    keepDecision: assign((_, { decision }: { decision: RecordedDecision }) => ({
      decision,
      failure: null,
    })),
    keepKey: assign((_, { key }: { key: string }) => ({ key })),
    keepFailure: assign(caughtFailure),
    clear: assign({ decision: null, failure: null }),
    announceUndone: emit((_, { subjectId }: Undone) => ({
      type: 'decision.undone' as const,
      subjectId,
    })),
  },
  delays: {
    undoWindow: ({ context }) => (context.decision?.undo?.undoSeconds ?? 0) * 1000,
    newsTime: 6000,
  },
}).createMachine({
  id: 'decision-undo',
  description: 'Says what was decided, and lets the moderator undo it for some seconds.',
  context: { decision: null, key: '', failure: null },
  initial: 'idle',
  on: {
    ...ignoreGlobalEvents,
    'decision.recorded': [
      {
        guard: { type: 'isUndoable', params: ({ event }) => event },
        target: '.offered',
        reenter: true,
        actions: { type: 'keepDecision', params: ({ event }) => event },
      },
      {
        target: '.recorded',
        reenter: true,
        actions: { type: 'keepDecision', params: ({ event }) => event },
      },
    ],
    'notice.closed': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: { description: 'Nothing was decided lately.' },
    recorded: {
      tags: 'screen',
      description: 'Says what was decided; it cannot be undone.',
      after: { newsTime: { target: 'idle', actions: 'clear' } },
    },
    offered: {
      tags: ['screen', 'undoable'],
      description: 'Says what was decided, with a button that undoes it.',
      after: { undoWindow: { target: 'idle', actions: 'clear' } },
      on: {
        'undo.requested': {
          target: 'undoing',
          actions: { type: 'keepKey', params: ({ event }) => event },
        },
      },
    },
    undoing: {
      tags: ['screen', 'busy'],
      description: 'The undo is on its way.',
      on: { 'decision.recorded': {} },
      invoke: {
        src: 'undoDecision',
        input: ({ context: { decision, key } }) => ({
          decisionId: decision?.undo?.decisionId ?? '',
          key,
        }),
        onDone: {
          target: 'undone',
          actions: { type: 'announceUndone', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          { target: 'failed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    undone: {
      tags: 'screen',
      description: 'Says that the decision was undone.',
      after: { newsTime: { target: 'idle', actions: 'clear' } },
    },
    failed: {
      tags: 'screen',
      description: 'Says why it was not undone.',
    },
    signInNeeded: {
      tags: ['screen', 'busy'],
      description: 'The sign-in dialog covers the page. Afterwards the undo is sent again.',
      on: { 'session.restored': 'undoing' },
    },
  },
});
