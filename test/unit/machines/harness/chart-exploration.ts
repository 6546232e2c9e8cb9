import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import { createEmptyActor } from 'xstate/actors';
import { getAdjacencyMap } from 'xstate/graph';
import type { ChartEvents } from './chart-events.ts';

/** The result of exploring every reachable situation of a chart. */
export type Exploration = {
  /** Ids of the state nodes that were entered, passing ones included. */
  reached: Set<string>;
  taken: Set<AnyTransitionDefinition>;
  /** Samples that are missing, in words. */
  missing: Set<string>;
};

type ActorScope = Parameters<AnyStateMachine['transition']>[2];

/**
 * Explores a chart from each of its starting points with every event it listens to. Nothing runs:
 * actors finish and fail as the samples say, delays fire at once.
 * @throws when a sample makes an action throw, or when exploring exceeds the limit.
 */
export function explore(samples: ChartEvents): Exploration {
  const seen: Exploration = { reached: new Set(), taken: new Set(), missing: new Set() };
  const logic = recordingLogic(samples.machine, seen);
  for (const fromState of startingPoints(samples, logic)) {
    getAdjacencyMap(logic, {
      fromState,
      events: (snapshot: AnyMachineSnapshot) => eventsFor(snapshot, samples, seen),
      serializeState: (snapshot: AnyMachineSnapshot) => serialize(snapshot, samples),
      stopWhen: (snapshot: AnyMachineSnapshot) => snapshot.status !== 'active',
      limit: samples.limit ?? 20_000,
    });
  }
  return seen;
}

export function startingPoints(samples: ChartEvents, logic: AnyStateMachine): AnyMachineSnapshot[] {
  const inputs = samples.inputs ?? [samples.input];
  const restored = (samples.states ?? []).map((state) =>
    // biome-ignore lint/suspicious/noExplicitAny: only a chart's file knows these types
    samples.machine.resolveState(state as any),
  );
  return [...inputs.map((input) => logic.getInitialSnapshot(scope(), input)), ...restored];
}

/** The machine, but noting which transitions and states each step went through. */
export function recordingLogic(machine: AnyStateMachine, seen: Exploration): AnyStateMachine {
  const note = (event: {
    type: string;
    snapshot?: unknown;
    _transitions?: AnyTransitionDefinition[];
  }) => {
    if (event.type !== '@xstate.microstep') return;
    noteNodes(event.snapshot as AnyMachineSnapshot, seen);
    for (const transition of event._transitions ?? []) seen.taken.add(transition);
  };
  const logic: AnyStateMachine = Object.create(machine);
  Object.defineProperty(logic, 'getInitialSnapshot', {
    value: (_: unknown, input: unknown) => {
      const snapshot = machine.getInitialSnapshot(scope(note), input as never);
      noteNodes(snapshot, seen);
      noteEntry(machine.root, seen);
      return snapshot;
    },
  });
  Object.defineProperty(logic, 'transition', {
    value: (snapshot: AnyMachineSnapshot, event: EventObject) => {
      try {
        return machine.transition(snapshot, event, scope(note));
      } catch (error) {
        const where = JSON.stringify(snapshot.value);
        throw new Error(
          `${machine.id}: '${event.type}' in ${where} threw: ${(error as Error).message}`,
          {
            cause: error,
          },
        );
      }
    },
  });
  return logic;
}

function noteNodes(snapshot: AnyMachineSnapshot, seen: Exploration): void {
  for (const node of snapshot._nodes as AnyStateNode[]) seen.reached.add(node.id);
}

/** The states that a chart enters first, which it may leave again at once. */
function noteEntry(node: AnyStateNode, seen: Exploration): void {
  const entered =
    node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? []);
  for (const child of entered as AnyStateNode[]) {
    seen.reached.add(child.id);
    noteEntry(child, seen);
  }
}

/**
 * A scope in which nothing starts; its system only passes on what the machine reports about its
 * steps.
 */
function scope(note: (event: never) => void = () => {}): ActorScope {
  const self = createEmptyActor();
  const system = Object.create(self.system, { _sendInspectionEvent: { value: note } });
  return {
    self,
    system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: () => {},
  } as unknown as ActorScope;
}

export function serialize(snapshot: AnyMachineSnapshot, samples: ChartEvents): string {
  const context = samples.distinguish ? samples.distinguish(snapshot.context) : snapshot.context;
  const history = Object.entries(snapshot.historyValue as Record<string, AnyStateNode[]>).map(
    ([id, nodes]) => [id, nodes.map((node) => node.id)],
  );
  return JSON.stringify(
    { value: snapshot.value, status: snapshot.status, history, context },
    plainErrors,
  );
}

function plainErrors(_key: string, value: unknown): unknown {
  return value instanceof Error ? { ...value, message: value.message } : value;
}

/** The sample events for everything that the snapshot's active states listen to. */
export function eventsFor(
  snapshot: AnyMachineSnapshot,
  samples: ChartEvents,
  seen: Exploration,
): EventObject[] {
  const nodes = snapshot._nodes as AnyStateNode[];
  const descriptors = new Set(nodes.flatMap((node) => [...node.transitions.keys()] as string[]));
  return [...descriptors].flatMap((descriptor) => {
    const given = (samples.events ?? []).filter(
      (event) => event.type === descriptor,
    ) as EventObject[];
    if (given.length > 0) return given;
    if (descriptor.startsWith('xstate.done.state.')) return [];
    return actorEvents(descriptor, nodes, samples, seen) ?? [{ type: descriptor }];
  });
}

const actorReplies = {
  'xstate.done.actor.': { list: 'done', field: 'output' },
  'xstate.error.actor.': { list: 'failed', field: 'error' },
  'xstate.snapshot.': { list: 'snapshots', field: 'snapshot' },
} as const;

function actorEvents(
  descriptor: string,
  nodes: AnyStateNode[],
  samples: ChartEvents,
  seen: Exploration,
): EventObject[] | undefined {
  for (const [prefix, { list, field }] of Object.entries(actorReplies)) {
    if (!descriptor.startsWith(prefix)) continue;
    const actorId = descriptor.slice(prefix.length);
    const source =
      nodes.flatMap((node) => node.invoke).find((invoke) => invoke.id === actorId)?.src ?? actorId;
    const replies = samples.replies?.[source as string]?.[list];
    if (!replies && list !== 'failed') seen.missing.add(`replies.${source}.${list}`);
    const values =
      list === 'failed' ? [new Error('anything'), ...(replies ?? [])] : (replies ?? []);
    return values.map((value) => ({ type: descriptor, actorId, [field]: value }));
  }
  return undefined;
}
