/** A state of a chart: its transitions as pairs of event and target, and its children by key. */
export type ChartNode = {
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  on: [event: string, to: string][];
  states: { [key: string]: ChartNode };
};

/** A chart, the folder that it is in, and its states. */
export type ChartStructure = { area: string; root: ChartNode };

/** The charts that pages run, by the id of their machine. */
export type ChartStructures = { [id: string]: ChartStructure };

/** What stands for a transition without an event. */
export const alwaysEvent = 'always';
/** What stands for the end of a chart that its screen stopped. */
export const endedEvent = 'ended';

/** The name of a transition's event in counts. */
export const usageEvent = (eventType: string): string => eventType || alwaysEvent;

/** `a.b`, or `root` for the chart itself; several targets are joined by `+`. */
export const usageTarget = (targets: readonly { path: string[] }[]): string =>
  targets.map(({ path }) => path.join('.') || 'root').join('+');

/** A state with its path, its depth from 0 and what it holds. */
export type ListedState = { path: string; key: string; depth: number; node: ChartNode };

/** Every state of a chart in the order of the code; the first is the chart itself, path ''. */
export function listStates(id: string, root: ChartNode): ListedState[] {
  const below = (path: string, key: string, depth: number, node: ChartNode): ListedState[] => [
    { path, key, depth, node },
    ...Object.entries(node.states).flatMap(([name, child]) =>
      below(path ? `${path}.${name}` : name, name, depth + 1, child),
    ),
  ];
  return below('', id, 0, root);
}
