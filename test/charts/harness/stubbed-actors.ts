import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { isMachine } from '../../../scripts/charts/chart-nodes.ts';

/*
 * The actors of a chart, controlled by a test: each waits until the test makes it finish, fail
 * or change. An actor that is a chart itself keeps its states, so that its screen can be rendered.
 */

type Outcome =
  | { type: 'stub.done'; output: unknown }
  | { type: 'stub.failed'; error: unknown }
  | { type: 'stub.snapshot'; snapshot: unknown };

type AnySnapshot = { status: string; output: unknown; error: unknown };

/**
 * The chart with every known actor stubbed; `actors` replace those that its screen needs in another
 * state.
 */
export function staged<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: Record<string, AnyActorLogic> = {},
): Machine {
  const known: Record<string, unknown> = { ...machine.implementations.actors, ...actors };
  const entries = Object.entries(known).map(([name, logic]) => [
    name,
    isMachine(logic) ? stagedMachine(logic) : stagedActor,
  ]);
  return machine.provide({ actors: Object.fromEntries(entries) }) as Machine;
}

/**
 * Sends an invoked actor the outcome that the generated event describes.
 * @returns false for an event that is none of an actor.
 */
export function outcome(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  const result = outcomeOf(event);
  if (!result) return false;
  const child = snapshot.children[result.id];
  if (!child) throw new Error(`No actor '${result.id}' is running.`);
  child.send(result.outcome);
  return true;
}

function outcomeOf(event: EventObject): { id: string; outcome: Outcome } | undefined {
  const { type, output, error, snapshot } = event as EventObject & Record<string, unknown>;
  const after = (prefix: string) =>
    type.startsWith(prefix) ? type.slice(prefix.length) : undefined;
  const done = after('xstate.done.actor.');
  if (done) return { id: done, outcome: { type: 'stub.done', output } };
  const failed = after('xstate.error.actor.');
  if (failed) return { id: failed, outcome: { type: 'stub.failed', error } };
  const published = after('xstate.snapshot.');
  return published ? { id: published, outcome: { type: 'stub.snapshot', snapshot } } : undefined;
}

function applyOutcome(snapshot: AnySnapshot, event: EventObject): AnySnapshot | undefined {
  const outcome = event as Outcome;
  if (outcome.type === 'stub.done') return { ...snapshot, status: 'done', output: outcome.output };
  if (outcome.type === 'stub.failed') return { ...snapshot, status: 'error', error: outcome.error };
  return outcome.type === 'stub.snapshot' ? (outcome.snapshot as AnySnapshot) : undefined;
}

const stagedActor = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot: AnySnapshot) => snapshot,
  transition: (snapshot: AnySnapshot, event: EventObject) =>
    applyOutcome(snapshot, event) ?? snapshot,
} as unknown as AnyActorLogic;

function stagedMachine(machine: AnyStateMachine): AnyStateMachine {
  const logic: AnyStateMachine = Object.create(machine);
  const transition: AnyStateMachine['transition'] = (snapshot, event, scope) =>
    (applyOutcome(snapshot, event) as AnyMachineSnapshot | undefined) ??
    machine.transition(snapshot, event, scope);
  Object.defineProperty(logic, 'transition', { value: transition });
  return logic;
}
