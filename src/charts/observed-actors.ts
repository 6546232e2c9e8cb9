import type { AnyActorRef, InspectionEvent } from 'xstate';

/** What learns of the charts that run on this page, their events and their states. */
export type ChartObserver = {
  /** A chart has started; its state is in the snapshot. Also called for those that run already. */
  started: (root: AnyActorRef) => void;
  /** Something happened in a chart or in one of its children, as XState reports it. */
  happened: (event: InspectionEvent, root: AnyActorRef) => void;
  /** The screen no longer uses the chart. */
  ended: (root: AnyActorRef) => void;
};

declare global {
  /** Set before the portal loads by who replays a recording (mocks/replay); it then sees all. */
  var chartObserver: ChartObserver | undefined;
}

const roots = new Set<AnyActorRef>();
const observers = new Map<ChartObserver, Map<AnyActorRef, { unsubscribe: () => void }>>();

/** Lets observers see a chart that is not the child of another. @returns what ends it. */
export function observeActor(root: AnyActorRef): () => void {
  roots.add(root);
  for (const observer of observers.keys()) attach(observer, root);
  return () => {
    roots.delete(root);
    for (const observer of observers.keys()) detach(observer, root);
  };
}

/** Adds an observer for all charts of the page. @returns what removes it. */
export function addChartObserver(observer: ChartObserver): () => void {
  observers.set(observer, new Map());
  for (const root of roots) attach(observer, root);
  return () => {
    for (const root of roots) detach(observer, root);
    observers.delete(observer);
  };
}

function attach(observer: ChartObserver, root: AnyActorRef): void {
  observer.started(root);
  const subscription = root.system.inspect((event) => observer.happened(event, root));
  observers.get(observer)?.set(root, subscription);
}

function detach(observer: ChartObserver, root: AnyActorRef): void {
  const subscriptions = observers.get(observer);
  subscriptions?.get(root)?.unsubscribe();
  if (subscriptions?.delete(root)) observer.ended(root);
}

if (globalThis.chartObserver) addChartObserver(globalThis.chartObserver);
