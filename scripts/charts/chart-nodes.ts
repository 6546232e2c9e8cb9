import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Is this export a state machine? */
export function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && '__xstatenode' in value && 'root' in value;
}

/** Every state node of a machine in document order, without the root. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states as Record<string, AnyStateNode>).flatMap((child) => [
      child,
      ...below(child),
    ]);
  return below(machine.root);
}

/** `login.choosingMethod`: the name of a state in stories, documents and messages. */
export function stateName(node: AnyStateNode): string {
  return [node.machine.id, ...node.path].join('.');
}

/** Names of the states that a person sees as a screen of their own (tag `screen`). */
export function screenStates(machine: AnyStateMachine): string[] {
  return stateNodes(machine)
    .filter((node) => node.tags.includes('screen'))
    .map(stateName);
}
