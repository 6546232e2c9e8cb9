import type { PanelData, ScenarioData } from './panel-data.ts';

/** A scenario that a story has something to do with, and what that is. */
export type RelatedScenario = ScenarioData & {
  name: string;
  shared: string[];
  /** It can answer with the error that the story shows. */
  hasError: boolean;
};

/** A story or a chart that a scenario has something to do with. */
export type ScenarioLinks = { stories: { id: string; title: string }[]; charts: string[] };

/** An operation that more than this share of the scenarios answer says little about any of them. */
const commonShare = 0.5;

/** How many scenarios answer each operation with an unusual reply, without the common ones. */
function distinctiveOperations({ scenarios }: Pick<PanelData, 'scenarios'>): Map<string, number> {
  const all = Object.values(scenarios);
  const counts = new Map<string, number>();
  for (const operation of all.flatMap(({ operations }) => operations))
    counts.set(operation, (counts.get(operation) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count <= all.length * commonShare));
}

/**
 * The scenarios that answer one of the operations with a reply other than the usual one. Those that
 * can answer with the error come first, then those with the operation that the fewest scenarios
 * answer, then those that are about the fewest errors.
 */
export function relatedScenarios(
  data: Pick<PanelData, 'scenarios'>,
  operations: string[],
  failure: string | null = null,
): RelatedScenario[] {
  const distinctive = distinctiveOperations(data);
  const rarity = ({ shared }: RelatedScenario) =>
    Math.min(...shared.map((operation) => distinctive.get(operation) ?? 0));
  return Object.entries(data.scenarios)
    .map(([name, scenario]) => ({
      ...scenario,
      name,
      shared: scenario.operations.filter((one) => operations.includes(one) && distinctive.has(one)),
      hasError: failure !== null && scenario.errors.includes(failure),
    }))
    .filter(({ shared }) => shared.length > 0)
    .sort(
      (first, second) =>
        Number(second.hasError) - Number(first.hasError) ||
        rarity(first) - rarity(second) ||
        first.errors.length - second.errors.length,
    );
}

/**
 * What calls the operation of a scenario that the fewest scenarios answer: a story of each title,
 * and the charts.
 */
export function scenarioLinks(data: PanelData, scenario: string): ScenarioLinks {
  const distinctive = distinctiveOperations(data);
  const [rarest] = (data.scenarios[scenario]?.operations ?? [])
    .filter((operation) => distinctive.has(operation))
    .sort((first, second) => (distinctive.get(first) ?? 0) - (distinctive.get(second) ?? 0));
  if (!rarest) return { stories: [], charts: [] };
  const stories = new Map<string, string>();
  for (const [id, { title, calls }] of Object.entries(data.stories))
    if (data.calls[calls]?.operations.includes(rarest) && !stories.has(title))
      stories.set(title, id);
  const charts = Object.entries(data.charts).filter(([, { operations }]) =>
    operations.includes(rarest),
  );
  return {
    stories: [...stories].map(([title, id]) => ({ id, title })),
    charts: charts.map(([name]) => name),
  };
}
