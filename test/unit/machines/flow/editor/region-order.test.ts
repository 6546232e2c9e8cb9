import { expect, it } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createMachine,
  type EventObject,
  type StateValue,
} from 'xstate';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import samples from '#test/unit/machines/events/flow/editor/post-editor.ts';
import type { ChartEvents } from '#test/unit/machines/harness/chart-events.ts';
import { explore, recordingLogic } from '#test/unit/machines/harness/chart-exploration.ts';

/* In the editor the order of parallel regions carries no meaning. */

type Config = { type?: string; states?: Record<string, Config> };

/** The config with the children of every parallel state the other way round. */
function reversed(config: Config): Config {
  if (!config.states) return config;
  const entries = Object.entries(config.states).map(([key, state]) => [key, reversed(state)]);
  return {
    ...config,
    states: Object.fromEntries(config.type === 'parallel' ? entries.reverse() : entries),
  };
}

/** XState goes through regions in the order in which a state value names them. */
const reversedValue = (value: StateValue): StateValue =>
  typeof value === 'string'
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .map(([key, part]) => [key, reversedValue(part as StateValue)] as const)
          .reverse(),
      );

/**
 * Fewer situations than the reachability test distinguishes: a step is compared once for each state
 * value anyway.
 */
const distinguish = ({ draft, serverCopy }: ContextFrom<typeof postEditorMachine>) => [
  draft.intent?.action ?? null,
  serverCopy !== null,
];

/** The state of a chart, independent of the order of its regions. */
const situation = ({ value, context, status }: AnyMachineSnapshot): string =>
  JSON.stringify({ value, context, status }, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

it('leads to the same situations with its regions the other way round', () => {
  const machine: AnyStateMachine = postEditorMachine;
  const { config, implementations } = machine;
  const other = createMachine(reversed(config as Config) as never, implementations as never);
  const logic = recordingLogic(other, { reached: new Set(), taken: new Set(), missing: new Set() });
  const compared = new Set<string>();
  const differences = new Set<string>();
  const twice: AnyStateMachine = Object.create(machine);
  const transition: AnyStateMachine['transition'] = (snapshot, event, scope) => {
    const next = machine.transition(snapshot, event, scope);
    const step = stepName(snapshot, event);
    if (compared.has(step)) return next;
    compared.add(step);
    const { context, children } = snapshot;
    const value = reversedValue(snapshot.value);
    const from = Object.assign(logic.resolveState({ value, context }), { children });
    const same = logic.transition(from, event, scope);
    if (situation(next) !== situation(same)) differences.add(step);
    return next;
  };
  Object.defineProperty(twice, 'transition', { value: transition });
  explore({ ...samples, distinguish, machine: twice } as ChartEvents);
  expect([...differences]).toEqual([]);
  expect(compared.size).toBeGreaterThan(1000);
});

/** One step for each state value and sample; `context` is that of the first one. */
const stepName = ({ value }: AnyMachineSnapshot, event: EventObject) =>
  `${JSON.stringify(value)} ${JSON.stringify(event)}`;
