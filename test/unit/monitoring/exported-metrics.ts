import type { Registry } from 'prom-client';
import type { ExporterMetric } from '../../../scripts/monitoring/exporter-metrics.ts';
import { promqlNames, type Selector } from '../../../scripts/monitoring/promql-names.ts';

/** What Prometheus adds to each series. */
const addedLabels = ['job', 'instance'];
/** Labels whose values the server knows before anything happens. */
const enumerated = ['outcome', 'kind', 'state', 'priority', 'name', 'what', 'source'];
const histogramEnding = /_(bucket|sum|count)$/;

/** The labels of each exported metric with the values that they have. */
export type ExportedMetrics = Map<string, Map<string, Set<string>>>;

export async function exportedMetrics(
  registry: Registry,
  operationIds: string[],
): Promise<ExportedMetrics> {
  const exported: ExportedMetrics = new Map([['up', new Map()]]);
  for (const metric of registry.getMetricsAsArray() as unknown as ExportedMetric[]) {
    const { values } = await metric.get();
    const labels = metric.labelNames.map((label): [string, Set<string>] => [
      label,
      new Set(
        label === 'operation'
          ? ['other', ...operationIds]
          : values.map((value) => String(value.labels[label])),
      ),
    ]);
    exported.set(metric.name, new Map(labels));
    if (metric.constructor.name !== 'Histogram') continue;
    for (const ending of ['sum', 'count'])
      exported.set(`${metric.name}_${ending}`, new Map(labels));
    exported.set(`${metric.name}_bucket`, new Map([...labels, ['le', new Set()]]));
    exported.delete(metric.name);
  }
  return exported;
}

/** The same for metrics of exporters. The values of their labels are not known. */
export const declaredMetrics = (metrics: readonly ExporterMetric[]): ExportedMetrics =>
  new Map([
    ['up', new Map()],
    ...metrics.map(({ name, labels }): [string, Map<string, Set<string>>] => [
      name,
      new Map(labels.map((label) => [label, new Set()])),
    ]),
  ]);

type ExportedMetric = {
  name: string;
  labelNames: string[];
  get(): Promise<{ values: { labels: Record<string, unknown> }[] }>;
};

/** The metrics, labels and values that an expression names and nothing exports. */
export function unknownNames(expression: string, exported: ExportedMetrics): string[] {
  const { selectors, groupedBy } = promqlNames(expression);
  if (selectors.length === 0) return ['no metric'];
  const known = [...addedLabels, ...selectors.flatMap(({ metric }) => labelsOf(metric, exported))];
  return [
    ...selectors.flatMap((selector) => unknownInSelector(selector, exported)),
    ...groupedBy.filter((label) => !known.includes(label)),
  ];
}

const labelsOf = (metric: string, exported: ExportedMetrics) => [
  ...(exported.get(metric)?.keys() ?? []),
];

function unknownInSelector({ metric, matchers }: Selector, exported: ExportedMetrics): string[] {
  const labels = exported.get(metric);
  if (!labels) return [metric];
  return matchers.flatMap(({ label, values }) => {
    if (addedLabels.includes(label)) return [];
    const known = labels.get(label);
    if (!known) return [`${metric}{${label}}`];
    const isEnumerated =
      label === 'operation' || (enumerated.includes(label) && !histogramEnding.test(metric));
    if (!isEnumerated) return [];
    return values
      .filter((value) => !known.has(value))
      .map((value) => `${metric}{${label}=${value}}`);
  });
}
