import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  type AnyStateNode,
  type ContextFrom,
  createActor,
  type EventFromLogic,
  type EventObject,
  type Observer,
  type SnapshotFrom,
  type StateValueFrom,
  toObserver,
  transition,
} from 'xstate';
import { addObserved, announceDrawing, announceStep, removeObserved } from './drawn-actors.ts';

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

/** An actor in a fixed state: it moves only by `step`, and records the events sent to it. */
export type DrawnActor<Machine extends AnyStateMachine> = ActorRefFrom<Machine> & {
  sent: EventFromLogic<Machine>[];
  /** Takes an event as the chart would, without running what the chart starts. */
  step: (event: EventObject) => void;
  /** Returns to the state that it was drawn in. */
  restart: () => void;
};

/**
 * An actor that shows exactly one legal state of a chart. Nothing runs: no invoke, no delay, no
 * transition. Events are taken and recorded in `sent`. The Chart panel of Storybook moves it by
 * `step`.
 * @throws when the chart has no such state.
 */
export function drawState<Machine extends AnyStateMachine>(
  machine: Machine,
  { value, context, children }: DrawnState<Machine>,
): DrawnActor<Machine> {
  const drawn = resolve(machine, value, context);
  Object.assign(drawn.children, children);
  announceDrawing(stateNames(drawn));
  const actor = createActor(machine as AnyStateMachine, { snapshot: drawn });
  const sent: EventFromLogic<Machine>[] = [];
  const { subscribe, getSnapshot, show } = createShownSnapshot(drawn);
  const steppable = {
    machine: machine as AnyStateMachine,
    getSnapshot,
    step: (event: EventObject) => {
      const [next] = transition(machine as AnyStateMachine, getSnapshot(), event);
      if (next.status === 'error') throw next.error;
      show(next);
      announceStep(steppable);
    },
    restart: () => show(drawn),
  };
  Object.assign(actor, {
    sent,
    getSnapshot,
    subscribe: subscribe(
      () => addObserved(steppable),
      () => removeObserved(steppable),
    ),
    step: steppable.step,
    restart: steppable.restart,
    start: () => actor,
    stop: () => actor,
    send: (event: EventFromLogic<Machine>) => {
      sent.push(event);
    },
  });
  return actor as unknown as DrawnActor<Machine>;
}

type Drawn = SnapshotFrom<AnyStateMachine>;

/** A snapshot that can be observed and replaced. */
function createShownSnapshot(first: Drawn) {
  let snapshot = first;
  const observers = new Set<Observer<Drawn>>();
  return {
    getSnapshot: () => snapshot,
    show: (next: Drawn) => {
      snapshot = next;
      for (const observer of [...observers]) observer.next?.(next);
    },
    subscribe:
      (onFirst: () => void, onLast: () => void) =>
      (next: Parameters<typeof toObserver<Drawn>>[0]) => {
        const observer = toObserver(next);
        observers.add(observer);
        if (observers.size === 1) onFirst();
        const unsubscribe = () => {
          if (observers.delete(observer) && observers.size === 0) onLast();
        };
        return { unsubscribe };
      },
  };
}

/**
 * Names (`login.choosingMethod`) of the active states tagged `screen`; without any, of the active
 * leaves.
 */
export function drawnStateNames<Machine extends AnyStateMachine>(
  machine: Machine,
  { value, context }: DrawnState<Machine>,
): string[] {
  return stateNames(resolve(machine, value, context));
}

function stateNames({ _nodes, machine }: Drawn): string[] {
  const nodes = _nodes as AnyStateNode[];
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
