import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { endedEvent, usageEvent, usageTarget } from '#domain/charts/chart-structure.ts';
import { chartUsageLimits } from '#domain/charts/chart-usage-limits.ts';
import type { ChartObserver } from '../observed-actors.ts';

/** A row of `recordChartUsage`. */
export type UsageRow = {
  chart: string;
  state: string;
  event?: string;
  to?: string;
  count: number;
  milliseconds: number;
};

type Tracked = { root: AnyActorRef; nodes: Set<AnyStateNode>; since: number };

/** Beyond these, new actors and new rows are not counted; no page has as many. */
const actorsMax = 500;
const bufferedRowsMax = 2000;

/**
 * Counts what happens in the charts of this page: entries, time and exits of states, and
 * transitions. Knows ids of charts, paths of states and the events that charts declare, and no
 * data: neither contexts nor what an event carries.
 */
export class UsageCounter {
  readonly #tracked = new Map<AnyActorRef, Tracked>();
  readonly #rows = new Map<string, UsageRow>();
  readonly #now: () => number;
  #isSeen = true;

  /** @param now milliseconds that only grow */
  constructor(now: () => number) {
    this.#now = now;
  }

  readonly observer: ChartObserver = {
    started: (root) => this.#track(root, root),
    happened: (event, root) => {
      const actor = event.actorRef as AnyActorRef;
      const entry = this.#tracked.get(actor);
      if (event.type === '@xstate.microstep') {
        const next = machineSnapshot(event.snapshot);
        if (entry && next) this.#move(entry, next, event._transitions);
      } else if (event.type === '@xstate.snapshot') {
        const { status } = event.snapshot as { status?: string };
        if (!entry && status === 'active') this.#track(actor, root);
        if (entry && status !== 'active') this.#end(actor, entry, status === 'stopped');
      }
    },
    ended: (root) => {
      for (const [actor, entry] of this.#tracked)
        if (entry.root === root) this.#end(actor, entry, true);
    },
  };

  /** Time counts while the page is seen only. */
  setSeen(seen: boolean): void {
    this.#addTimes();
    this.#isSeen = seen;
  }

  /** Removes and returns at most as many rows as a batch may have. */
  take(): UsageRow[] {
    this.#addTimes();
    const taken = [...this.#rows].slice(0, chartUsageLimits.rowsMax);
    for (const [key] of taken) this.#rows.delete(key);
    return taken.map(([, row]) => withinLimits(row)).filter(isWorthSending);
  }

  #add(row: Omit<UsageRow, 'count' | 'milliseconds'>, count: number, milliseconds = 0): void {
    const { chart, state, event = '', to = '' } = row;
    const key = [chart, state, event, to].join(' ');
    const known = this.#rows.get(key);
    if (!known && this.#rows.size >= bufferedRowsMax) return;
    const sum = known ?? { ...row, count: 0, milliseconds: 0 };
    sum.count += count;
    sum.milliseconds += milliseconds;
    this.#rows.set(key, sum);
  }

  #addTimes(): void {
    for (const entry of this.#tracked.values()) this.#addTime(entry);
  }

  #addTime(entry: Tracked): void {
    const now = this.#now();
    const spent = this.#isSeen ? now - entry.since : 0;
    entry.since = now;
    for (const node of entry.nodes) this.#add(nameOf(node), 0, spent);
  }

  #track(actor: AnyActorRef, root: AnyActorRef): void {
    const snapshot = machineSnapshot(actor.getSnapshot());
    if (!snapshot || this.#tracked.has(actor) || this.#tracked.size >= actorsMax) return;
    const nodes = new Set(snapshot._nodes);
    this.#tracked.set(actor, { root, nodes, since: this.#now() });
    for (const node of nodes) this.#add(nameOf(node), 1);
    for (const child of Object.values(snapshot.children) as (AnyActorRef | undefined)[])
      if (child) this.#track(child, root);
  }

  #move(entry: Tracked, next: AnyMachineSnapshot, taken: AnyTransitionDefinition[]): void {
    this.#addTime(entry);
    const after = new Set(next._nodes);
    const reentered = new Set(taken.filter(({ reenter }) => reenter).flatMap(targetsOf));
    for (const { source, eventType, target } of taken)
      if (target?.length)
        this.#add({ ...nameOf(source), event: usageEvent(eventType), to: usageTarget(target) }, 1);
    for (const node of entry.nodes)
      if (!after.has(node) || reentered.has(node))
        this.#add({ ...nameOf(node), event: exitEvent(node, taken) }, 1);
    for (const node of after)
      if (!entry.nodes.has(node) || reentered.has(node)) this.#add(nameOf(node), 1);
    entry.nodes = after;
  }

  /** @param isStopped whether a screen stopped the chart, which may be in a final state already */
  #end(actor: AnyActorRef, entry: Tracked, isStopped: boolean): void {
    this.#addTime(entry);
    this.#tracked.delete(actor);
    if (!isStopped) return;
    for (const node of entry.nodes) this.#add({ ...nameOf(node), event: endedEvent }, 1);
  }
}

const machineSnapshot = (snapshot: unknown): AnyMachineSnapshot | undefined =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot
    ? (snapshot as AnyMachineSnapshot)
    : undefined;

const nameOf = ({ machine, path }: AnyStateNode) => ({
  chart: machine.id,
  state: path.join('.'),
});

const targetsOf = ({ target }: AnyTransitionDefinition): readonly AnyStateNode[] => target ?? [];

/** The event of the transition that left a state: its own, or that of a relative. */
function exitEvent(node: AnyStateNode, taken: AnyTransitionDefinition[]): string {
  const isAncestor = (one: AnyStateNode, other: AnyStateNode) =>
    one.path.every((key, depth) => other.path[depth] === key);
  const by =
    taken.find(({ source }) => isAncestor(source, node) || isAncestor(node, source)) ?? taken[0];
  return by ? usageEvent(by.eventType) : endedEvent;
}

const withinLimits = (row: UsageRow): UsageRow => ({
  ...row,
  count: Math.min(row.count, chartUsageLimits.countMax),
  milliseconds: Math.min(Math.round(row.milliseconds), chartUsageLimits.millisecondsMax),
});

const isWorthSending = ({ count, milliseconds }: UsageRow) => count > 0 || milliseconds > 0;
