import { setup, transition } from 'xstate';

export type BulkActionEvent =
  /** Every record has had its turn. */
  | { type: 'finish' }
  /** The person who started it may no longer do so. */
  | { type: 'stop' }
  | { type: 'cancel' }
  | { type: 'retry'; hasFailures: boolean };

/** What can happen to an action on many records. */
export const bulkActionMachine = setup({
  types: { events: {} as BulkActionEvent },
  guards: { hasFailures: ({ event }) => event.type === 'retry' && event.hasFailures },
}).createMachine({
  id: 'bulk-action',
  description: 'One action on many records, from its start to its report.',
  initial: 'running',
  states: {
    running: {
      description: 'The server changes the records sequentially.',
      on: { finish: 'finished', stop: 'stopped', cancel: 'cancelled' },
    },
    finished: {
      description: 'Every record was processed. Failures can be retried.',
      on: { retry: { guard: 'hasFailures', target: 'running' } },
    },
    stopped: {
      description: 'The person lost the permission. With it, the rest can be processed.',
      on: { retry: 'running' },
    },
    cancelled: { description: 'The person ended it; the remaining records stay as they were.' },
  },
});

export const bulkActionStates = ['running', 'finished', 'stopped', 'cancelled'] as const;
export type BulkActionState = (typeof bulkActionStates)[number];

export type BulkActionDecision =
  | { kind: 'moved'; state: BulkActionState }
  | { kind: 'refused'; code: 'transition-not-allowed' };

/** The action after an event; refused where the chart has no transition for it. */
export function decideBulkAction(
  state: BulkActionState,
  event: BulkActionEvent,
): BulkActionDecision {
  const before = bulkActionMachine.resolveState({ value: state });
  if (!before.can(event)) return { kind: 'refused', code: 'transition-not-allowed' };
  const [after] = transition(bulkActionMachine, before, event);
  return { kind: 'moved', state: after.value as BulkActionState };
}
