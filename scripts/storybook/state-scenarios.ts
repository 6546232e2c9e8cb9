import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { stateName, stateNodes } from '../charts/chart-nodes.ts';
import type { PanelData } from './panel-data.ts';
import { relatedScenarios } from './related-scenarios.ts';

/** How QA reaches a state that is a screen. */
export type StateScenario = {
  state: string;
  /** Every transition into it is the failure of an actor. */
  isFailure: boolean;
  /** A scenario that answers what the chart calls, for a failure one that answers an error. */
  scenario: string | null;
};

/**
 * The scenario for each state tagged `screen` of a chart. Scenarios are found by the operations of
 * the chart, so a scenario leads to the chart; what to do there is up to the person.
 */
export function stateScenarios(
  data: Pick<PanelData, 'charts' | 'scenarios'>,
  name: string,
  machine: AnyStateMachine,
): StateScenario[] {
  const related = relatedScenarios(data, data.charts[name]?.operations ?? []);
  const entries = entriesOf(machine);
  return stateNodes(machine)
    .filter(({ tags }) => tags.includes('screen'))
    .map((node) => {
      const events = entries.get(stateName(node)) ?? [];
      const isFailure = events.length > 0 && events.every((type) => /^xstate\.error\./.test(type));
      const scenario = isFailure ? related.find(({ errors }) => errors.length > 0) : related[0];
      return { state: stateName(node), isFailure, scenario: scenario?.name ?? null };
    });
}

/** The events that lead to each state. */
function entriesOf(machine: AnyStateMachine): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  const nodes: AnyStateNode[] = [machine.root, ...stateNodes(machine)];
  for (const node of nodes)
    for (const { eventType, target } of [...node.transitions.values()].flat())
      for (const entered of (target ?? []) as AnyStateNode[])
        entries.set(stateName(entered), [...(entries.get(stateName(entered)) ?? []), eventType]);
  return entries;
}
