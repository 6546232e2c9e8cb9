import type { Scenario } from '#mocks/scenario.ts';
import type { ScenarioTags } from '#mocks/scenario-page/scenario-tags.ts';
import type { Chart } from '../charts/load-charts.ts';
import {
  type Contract,
  type Message,
  operationsOf,
  resolve,
  type Schema,
} from '../contract/contract-document.ts';
import type { Calls } from './called-operations.ts';
import type { EventFields } from './event-fields.ts';
import type { ListedStory } from './story-list.ts';

/** A chart of machines/, by its file name. */
export type ChartData = {
  /** The `id` of its machine, which begins the names of its states. */
  id: string;
  file: string;
  /** What it calls wherever it is used. */
  operations: string[];
  /** The fields that each event needs. */
  events: Record<string, string[]>;
};

/** A story of stories/, by its id. */
export type StoryData = {
  title: string;
  name: string;
  file: string;
  states: string[];
  /** Those of the states it names that the Chart panel does not highlight, if there are any. */
  notHighlighted?: string[];
  /** Number of its entry in `calls`. */
  calls: number;
};

/** A status of an operation, with the schema and the named examples of its JSON. */
export type ResponseData = { status: string; schema: string | null; examples: string[] };

/** An operation of the contract, by its operationId. */
export type OperationData = {
  method: string;
  path: string;
  summary: string;
  request: string | null;
  responses: ResponseData[];
};

/** A scenario of the mock, by its name. */
export type ScenarioData = { title: string; group: string; operations: string[]; errors: string[] };

/** What the Storybook panels, /scenarios and the chart pages know about each other. */
export type PanelData = {
  charts: Record<string, ChartData>;
  calls: Calls[];
  stories: Record<string, StoryData>;
  operations: Record<string, OperationData>;
  scenarios: Record<string, ScenarioData>;
};

/** What the data is derived from. */
export type PanelSources = {
  charts: Chart[];
  chartCalls: Map<string, Set<string>>;
  eventFields: EventFields;
  stories: (Omit<ListedStory, 'texts'> & { calls: Calls })[];
  contract: Contract;
  scenarios: { scenario: Scenario; tags: ScenarioTags }[];
};

/** Combines the sources. @throws when two stories have one id */
export function combinePanelData(sources: PanelSources): PanelData {
  const { charts, chartCalls, eventFields, contract } = sources;
  return {
    charts: byName(charts, ({ name, file, machine }) => [
      name,
      {
        id: machine.id,
        file,
        operations: [...(chartCalls.get(name) ?? [])].sort(),
        events: eventFields[name] ?? {},
      },
    ]),
    ...storyData(sources.stories),
    operations: byName(operationsOf(contract), ({ method, path, operation }) => [
      operation.operationId ?? '',
      {
        method: method.toUpperCase(),
        path,
        summary: operation.summary ?? '',
        request: operation.requestBody ? schemaName(contract, operation.requestBody) : null,
        responses: Object.entries(operation.responses ?? {}).map(([status, response]) => ({
          status,
          schema: schemaName(contract, response),
          examples: mediaOf(contract, response).flatMap(({ examples = {} }) =>
            Object.keys(examples),
          ),
        })),
      },
    ]),
    scenarios: byName(sources.scenarios, ({ scenario: { name, title, group }, tags }) => [
      name,
      { title, group, operations: tags.operations, errors: tags.errors },
    ]),
  };
}

/** Stories of one file mostly call the same, so that is listed once. */
function storyData(stories: PanelSources['stories']): Pick<PanelData, 'calls' | 'stories'> {
  const calls = new Map<string, number>();
  const listed = byName(
    stories,
    ({ id, title, name, file, states, notHighlighted, calls: own }) => {
      const text = JSON.stringify(own);
      const place = calls.get(text) ?? calls.size;
      calls.set(text, place);
      const missing = notHighlighted.length > 0 ? { notHighlighted } : {};
      return [id, { title, name, file, states, ...missing, calls: place }];
    },
  );
  return { calls: [...calls.keys()].map((text): Calls => JSON.parse(text)), stories: listed };
}

function byName<Item, Value>(
  items: Item[],
  toEntry: (item: Item) => [string, Value],
): Record<string, Value> {
  const entries = items.map(toEntry);
  const found = new Map(entries);
  if (found.size < entries.length) {
    const names = entries.map(([name]) => name);
    const repeated = names.find((name, place) => names.indexOf(name) !== place);
    throw new Error(`'${repeated}' is there twice.`);
  }
  return Object.fromEntries(found);
}

const mediaOf = (contract: Contract, message: Message) =>
  Object.values(resolve(contract, message as Message & { $ref?: string }).content ?? {});

/** What a body holds: `Agency`, `{ rows: Agency[], nextPageUrl }`; of a reply, its `data`. */
function schemaName(contract: Contract, message: Message): string | null {
  const [media] = mediaOf(contract, message);
  if (!media?.schema) return null;
  const { properties } = resolve(contract, media.schema);
  return schemaText(properties?.data ?? media.schema);
}

function schemaText({ $ref, items, properties, required = [], type }: Schema): string {
  if ($ref) return $ref.replace(/^.*\//, '');
  if (items) return `${schemaText(items)}[]`;
  if (!properties) return [type ?? 'object'].flat().join(' or ');
  const fields = Object.entries(properties).map(([name, { $ref: ref, items: list }]) => {
    const optional = required.includes(name) ? '' : '?';
    const named = ref ?? list?.$ref;
    return named
      ? `${name}${optional}: ${schemaText({ $ref: named })}${list ? '[]' : ''}`
      : `${name}${optional}`;
  });
  return `{ ${fields.join(', ')} }`;
}
