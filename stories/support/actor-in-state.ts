import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  type AnyStateNode,
  type ContextFrom,
  createActor,
  type EventFromLogic,
  type StateValueFrom,
} from 'xstate';

/** Which state of a chart to draw. */
export type DrawnState<Machine extends AnyStateMachine> = {
  value: StateValueFrom<Machine>;
  context: ContextFrom<Machine>;
  /**
   * Actors that the state has invoked, by id, for screens that hand them on; draw them with
   * `drawState` too.
   */
  children?: Record<string, AnyActorRef>;
};

/** An actor in a fixed state: it never moves, and records its events. */
export type DrawnActor<Machine extends AnyStateMachine> = ActorRefFrom<Machine> & {
  sent: EventFromLogic<Machine>[];
};

/**
 * An actor that shows exactly one legal state of a chart. Nothing runs: no invoke, no delay, no
 * transition. Events are taken and recorded in `sent`.
 * @throws when the chart has no such state.
 */
export function drawState<Machine extends AnyStateMachine>(
  machine: Machine,
  { value, context, children }: DrawnState<Machine>,
): DrawnActor<Machine> {
  const snapshot = resolve(machine, value, context);
  Object.assign(snapshot.children, children);
  const actor = createActor(machine as AnyStateMachine, { snapshot });
  const sent: EventFromLogic<Machine>[] = [];
  Object.assign(actor, {
    sent,
    getSnapshot: () => snapshot,
    start: () => actor,
    stop: () => actor,
    send: (event: EventFromLogic<Machine>) => {
      sent.push(event);
    },
  });
  return actor as unknown as DrawnActor<Machine>;
}

/**
 * Names (`login.choosingMethod`) of the active states tagged `screen`; without any, of the active
 * leaves.
 */
export function drawnStateNames<Machine extends AnyStateMachine>(
  machine: Machine,
  { value, context }: DrawnState<Machine>,
): string[] {
  const nodes = resolve(machine, value, context)._nodes as AnyStateNode[];
  const tagged = nodes.filter((node) => node.tags.includes('screen'));
  const leaves = nodes.filter((node) => Object.keys(node.states).length === 0);
  return (tagged.length > 0 ? tagged : leaves).map((node) => [machine.id, ...node.path].join('.'));
}

function resolve(machine: AnyStateMachine, value: unknown, context: unknown) {
  checkValue(machine.root, value);
  return machine.resolveState({ value, context } as Parameters<AnyStateMachine['resolveState']>[0]);
}

/** `resolveState` silently ignores an unknown leaf, so the names are checked first. */
function checkValue(node: AnyStateNode, value: unknown): void {
  const below =
    typeof value === 'string' ? { [value]: undefined } : ((value ?? {}) as Record<string, unknown>);
  for (const [key, rest] of Object.entries(below)) {
    const child = (node.states as Record<string, AnyStateNode>)[key];
    if (!child)
      throw new Error(
        `'${node.id}' has no state '${key}'; it has ${Object.keys(node.states).join(', ')}.`,
      );
    if (rest !== undefined) checkValue(child, rest);
  }
}
