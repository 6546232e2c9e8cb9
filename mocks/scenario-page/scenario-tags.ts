import { type Contract, operationsOf, resolve } from '../../scripts/contract/contract-document.ts';
import { examplesOf, locate, type Preference, type Scenario } from '../scenario.ts';
import { waitsOf } from './scenario-waits.ts';

/** What a scenario can be found by, besides its words; all of it follows from its answers. */
export type ScenarioTags = {
  /** Operations that it answers with a reply other than the usual one. */
  operations: string[];
  /** Error codes that it can answer. */
  errors: string[];
  /** Waits and time-outs that it shows. */
  waits: string[];
  /** The part of the portal that it begins in, by the first parts of the path. */
  area: string;
};

/** Finds the tags of scenarios. @throws when one names an example that the contract lacks. */
export function tagsOf(contract: Contract, scenario: Scenario): ScenarioTags {
  const answers = examplesOf(scenario);
  const errors = answers.flatMap(({ operationId, example }) =>
    errorCode(contract, operationId, locate(contract, operationId, example)),
  );
  const otherwise =
    scenario.otherwise === undefined
      ? []
      : operationsOf(contract)
          .slice(0, 1)
          .flatMap(({ operation: { operationId = '' } }) =>
            errorCode(
              contract,
              operationId,
              locate(contract, operationId, scenario.otherwise ?? ''),
            ),
          );
  return {
    operations: unique(answers.map(({ operationId }) => operationId)),
    errors: unique([...errors, ...otherwise]),
    waits: waitsOf(scenario.name),
    area: areaOf(scenario.start),
  };
}

/** The `code` in the body of an example that is an error; nothing for others. */
function errorCode(contract: Contract, operationId: string, preference: Preference): string[] {
  if (!preference) return [];
  if ('noReply' in preference) return ['no reply'];
  if (preference.code < 400) return [];
  const { operation } =
    operationsOf(contract).find((placed) => placed.operation.operationId === operationId) ?? {};
  const response = operation?.responses?.[preference.code];
  const examples = response && resolve(contract, response).content?.['application/json']?.examples;
  const [first] = Object.keys(examples ?? {});
  const named = examples?.[preference.example ?? first ?? ''];
  const value = named && (resolve(contract, named).value as { error?: { code?: string } });
  return value?.error?.code ? [value.error.code] : [];
}

/**
 * `/app/post/list` is in the area `app/post`, `/login/mobile` in `login`, `/` in `landing page`.
 */
function areaOf(start: string): string {
  const [first = '', second] = new URL(start, 'http://mock').pathname.slice(1).split('/');
  if (!first) return 'landing page';
  return first === 'app' && second ? `app/${second}` : first;
}

const unique = (items: string[]) => [...new Set(items)].sort();
