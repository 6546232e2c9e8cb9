import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { SteppableActor } from '#stories/support/drawn-actors.ts';
import { stateName } from '../../scripts/charts/chart-nodes.ts';
import { transitionLabel } from '../../scripts/charts/transition-label.ts';
import type { ShownChart, ShownState, ShownTransition } from './shown-chart.ts';

/** A chart with its active states and what can happen in them. */
export function describeChart(actor: SteppableActor): ShownChart {
  const snapshot = actor.getSnapshot();
  const { root } = actor.machine;
  const active = new Set(snapshot._nodes);
  return {
    id: actor.machine.id,
    description: root.description ?? '',
    states: statesOf(root, active),
    transitions: [...active].flatMap((node) => transitionsOf(node, snapshot)),
    failure: failureCode(snapshot.context),
  };
}

function statesOf(node: AnyStateNode, active: Set<AnyStateNode>): ShownState[] {
  return Object.values(node.states as Record<string, AnyStateNode>).map((child) => ({
    name: stateName(child),
    key: child.key,
    description: child.description ?? '',
    tags: child.tags,
    isActive: active.has(child),
    states: statesOf(child, active),
  }));
}

/** A transition that changes nothing only says that an event is ignored. */
function transitionsOf(node: AnyStateNode, snapshot: AnyMachineSnapshot): ShownTransition[] {
  const transitions: AnyTransitionDefinition[] = [...node.transitions.values()].flat();
  return transitions
    .filter(({ target, actions }) => (target ?? []).length > 0 || actions.length > 0)
    .map((transition) => ({
      type: transition.eventType,
      label: transitionLabel(transition),
      from: stateName(node),
      targets: (transition.target ?? []).map(stateName),
      isEnabled: canTake(snapshot, transition.eventType),
      isResult: /^xstate\.(done|error|snapshot)\./.test(transition.eventType),
    }));
}

function canTake(snapshot: AnyMachineSnapshot, type: string): boolean {
  try {
    return snapshot.can({ type });
  } catch {
    // A guard reads a field that the event does not have.
    return false;
  }
}

function failureCode(context: unknown): string | null {
  const { failure } = (context ?? {}) as { failure?: { code?: unknown } | null };
  return typeof failure?.code === 'string' ? failure.code : null;
}
