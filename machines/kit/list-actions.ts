import { assign, emit, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { type Caught, caught, caughtFailure } from './caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';
import { loadAgain } from './load-again.ts';
import { requiredActor } from './required-actor.ts';
import { isSessionLost } from './transient-errors.ts';

/**
 * What a person has confirmed, with what the dialog asked for. `key` stays the same however often
 * the same values are sent.
 */
export type ConfirmedAction<Action, Values = null> = {
  action: Action | null;
  values: Values | null;
  key: string;
};

type Context<Row, Action, Result, Values> = ConfirmedAction<Action, Values> & {
  /** The record whose page it is; null for a list. */
  recordId: string | null;
  rows: readonly Row[];
  /** False until the rows are loaded, and from an action until they are loaded again. */
  isListCurrent: boolean;
  /** What the last action returned. */
  result: Result | null;
  failure: Failure | null;
};

type Event<Action, Values> =
  | { type: 'action.requested'; action: Action }
  | { type: 'action.confirmed'; values: Values | null; key: string }
  | { type: 'action.dismissed' }
  | { type: 'result.dismissed' }
  | { type: 'retry.requested' }
  | GlobalEvent;

type Rules<Result> = {
  id: string;
  description: string;
  /** Whether the result replaces the dialog, instead of the list loading again. */
  isResultShown: (result: Result) => boolean;
  /** The shown result is a new row: the list loads again after it. */
  isResultListed?: boolean;
  /** The actions need no row, so they can be requested before the rows are loaded. */
  isRowNeeded?: boolean;
};

type Loaded<Row> = { event: { output: { rows: Row[] } } };
type Own = { context: { recordId: string | null } };

const requestAction = {
  target: 'confirming',
  actions: { type: 'keepAction', params: <E>({ event }: { event: E }) => event },
} as const;

/**
 * The chart of a list whose items have actions that are confirmed in a dialog; or of the page of
 * one record, which is then the only row. `act` is repeated after a lost reply, so it must be safe
 * to repeat.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one chart, read as a whole
export function createListActions<Row, Action, Result, Values = null>({
  id,
  description,
  isResultShown,
  isResultListed = false,
  isRowNeeded = true,
}: Rules<Result>) {
  const earlyActions = isRowNeeded ? {} : ({ 'action.requested': requestAction } as const);
  const loaded = ({ event }: Loaded<Row>) => ({ rows: event.output.rows });
  const loadRows = <Target extends string>(target: Target) =>
    ({
      src: 'loadRows',
      input: ({ context }: Own) => ({ recordId: context.recordId }),
      onDone: { target, actions: { type: 'keepRows', params: loaded } },
      onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
    }) as const;
  const acted = ({ event }: { event: { output: Result } }) => ({ result: event.output });
  return setup({
    types: {
      context: {} as Context<Row, Action, Result, Values>,
      events: {} as Event<Action, Values>,
      emitted: {} as { type: 'result.shown'; result: Result },
      input: {} as { recordId: string | null },
      tags: {} as 'screen' | 'busy' | 'dialog',
    },
    actors: {
      loadRows: requiredActor<{ rows: Row[] }, { recordId: string | null }>('loadRows'),
      act: requiredActor<Result, ConfirmedAction<Action, Values>>('act'),
    },
    guards: {
      isResultShown: (_, { result }: { result: Result }) => isResultShown(result),
      isSessionLost: (_, { error }: Caught) => isSessionLost(error),
      isListCurrent: ({ context }) => context.isListCurrent,
    },
    actions: {
      keepRows: assign((_, { rows }: { rows: Row[] }) => ({
        rows,
        isListCurrent: true,
        failure: null,
      })),
      markOutdated: assign({ isListCurrent: false }),
      keepAction: assign((_, { action }: { action: Action }) => ({
        action,
        values: null,
        key: '',
        failure: null,
      })),
      keepValues: assign(({ context }, given: { values: Values | null; key: string }) => ({
        values: given.values,
        key: isSame(context, given.values) ? context.key : given.key,
      })),
      keepResult: assign((_, { result }: { result: Result }) => ({ result })),
      clearResult: assign({ result: null }),
      keepFailure: assign(caughtFailure),
      clearFailure: assign({ failure: null }),
      emitResult: emit((_, { result }: { result: Result }) => ({
        type: 'result.shown' as const,
        result,
      })),
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({
      recordId: input.recordId,
      rows: [],
      isListCurrent: false,
      action: null,
      values: null,
      key: '',
      result: null,
      failure: null,
    }),
    initial: 'loading',
    on: ignoreGlobalEvents,
    states: {
      loading: {
        tags: ['screen', 'busy'],
        description: 'Placeholders for the list.',
        entry: 'markOutdated',
        on: earlyActions,
        invoke: loadRows('listed'),
      },
      loadFailed: {
        tags: 'screen',
        description: 'Why the list could not be loaded, and a button to retry.',
        on: { ...loadAgain, ...earlyActions },
      },
      listed: {
        tags: 'screen',
        description: 'The list, with the actions of each item.',
        // Another person may have signed in.
        on: { 'action.requested': requestAction, 'session.restored': 'loading' },
      },
      confirming: {
        tags: ['screen', 'dialog'],
        description: 'A dialog that says what the action does. Some ask for a reason.',
        on: {
          'action.confirmed': {
            target: 'acting',
            actions: { type: 'keepValues', params: ({ event }) => event },
          },
          'action.dismissed': [
            { guard: 'isListCurrent', target: 'listed' },
            { target: isRowNeeded ? 'reloading' : 'loading' },
          ],
        },
      },
      acting: {
        tags: ['screen', 'dialog', 'busy'],
        description: 'The dialog, with its button busy.',
        entry: 'clearFailure',
        invoke: {
          src: 'act',
          input: ({ context: { action, values, key } }) => ({ action, values, key }),
          onDone: [
            {
              guard: { type: 'isResultShown', params: acted },
              target: 'showingResult',
              actions: [
                { type: 'keepResult', params: acted },
                { type: 'emitResult', params: acted },
              ],
            },
            { target: 'reloading' },
          ],
          onError: [
            { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
            { target: 'actionFailed', actions: { type: 'keepFailure', params: caught } },
          ],
        },
      },
      actionFailed: {
        tags: ['screen', 'dialog'],
        description: 'The dialog says why the action may not have taken effect. It can be retried.',
        on: {
          'action.confirmed': {
            target: 'acting',
            actions: { type: 'keepValues', params: ({ event }) => event },
          },
          // It may have taken effect.
          'action.dismissed': 'loading',
          'network.online': 'acting',
        },
      },
      signInNeeded: {
        tags: ['screen', 'busy'],
        description: 'The sign-in dialog over the page. The confirmed action follows.',
        on: { 'session.restored': 'acting' },
      },
      showingResult: {
        tags: ['screen', 'dialog'],
        description: 'What the action returned, shown once.',
        exit: 'clearResult',
        on: { 'result.dismissed': isResultListed ? 'reloading' : 'listed' },
      },
      reloading: {
        tags: ['screen', 'busy'],
        description:
          'The list as it was, while it is loaded again. The next action can be requested.',
        entry: 'markOutdated',
        on: { 'action.requested': requestAction },
        invoke: loadRows('done'),
      },
      done: {
        tags: 'screen',
        description: 'The list as it is now, and a message that the action is done.',
        on: { 'action.requested': requestAction, 'session.restored': 'loading' },
      },
    },
  });
}

/** The same values are the same intent: a call without a reply may have taken effect. */
const isSame = ({ values, key }: { values: unknown; key: string }, next: unknown) =>
  key !== '' && JSON.stringify(values) === JSON.stringify(next);
