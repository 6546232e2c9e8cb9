import type { operations } from '#generated/contract.ts';
import {
  type Contract,
  exampleNames,
  operationsOf,
} from '../scripts/contract/contract-document.ts';

export type OperationId = keyof operations;

/** One call of the portal. `fields` is its query and its JSON body in one. */
export type Call = { operationId: OperationId; fields: Record<string, unknown> };

/**
 * Which named example of openapi.yaml to answer; `code` only where two statuses have an example of
 * that name.
 */
export type Example =
  | string
  | {
      example?: string;
      code?: number;
      /** Replaces parts of the example's `data`, for situations that differ only in details. */
      changed?: Record<string, unknown>;
    }
  | { noReply: true };

/** An example, and the requests it answers: `when` is a part of the body or the query. */
export type ConditionalExample = { when: Record<string, unknown>; answer: Example };

/**
 * One answer for every request, or the first whose `when` fits; the last may be an answer for all
 * others.
 */
export type Answer = Example | (Example | ConditionalExample)[];

/** From here on, other answers: what a stateless mock needs so that a flow can continue. */
export type Move = {
  after: OperationId;
  when?: Record<string, unknown>;
  set: Partial<Record<OperationId, Answer>>;
};

/**
 * A situation of the portal, by name: for QA at `/scenarios`, in Storybook and in the browser
 * tests.
 */
export type Scenario = {
  name: string;
  /** Its heading at `/scenarios`, which groups scenarios. */
  group: string;
  title: string;
  description: string;
  /** What to check in it, each in a sentence. */
  lookFor?: string[];
  /** The path to open first. */
  start: string;
  /** Cookies that the browser has; they are readable hints (spec point 3). */
  cookies?: Record<string, string>;
  answers: Partial<Record<OperationId, Answer>>;
  /**
   * The answer of every operation that `answers` does not name; without it, the first example of
   * its success.
   */
  otherwise?: Example;
  moves?: Move[];
};

/** The mock's reply: a status and the name of one of its examples. */
export type Preference =
  | { code: number; example?: string; changed?: Record<string, unknown> }
  | { noReply: true }
  | undefined;

/** The example of an answer that fits a request, `fields` being its query and body in one. */
export function pickExample(answer: Answer | undefined, fields: unknown): Example | undefined {
  if (!Array.isArray(answer)) return answer;
  for (const candidate of answer) {
    if (typeof candidate === 'string' || !('when' in candidate)) return candidate;
    if (contains(fields, candidate.when)) return candidate.answer;
  }
  return undefined;
}

/** Does `whole` hold everything that `part` says? Lists are compared item by item. */
export function contains(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part;
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(([key, value]) =>
    contains((whole as Record<string, unknown>)[key], value),
  );
}

/**
 * Finds an example in the contract.
 * @throws when the operation has no such example, or has it under several statuses and `code` is
 * not given.
 */
export function locate(contract: Contract, operationId: string, wanted: Example): Preference {
  if (typeof wanted === 'object' && 'noReply' in wanted) return wanted;
  const { example, code, changed } =
    typeof wanted === 'string' ? { example: wanted, code: undefined, changed: undefined } : wanted;
  const placed = operationsOf(contract).find(
    ({ operation }) => operation.operationId === operationId,
  );
  if (!placed) throw new Error(`openapi.yaml has no operation '${operationId}'.`);
  const names = exampleNames(contract, placed.operation);
  const statuses = Object.keys(names).filter(
    (status) =>
      (code === undefined || Number(status) === code) &&
      (example === undefined || names[status]?.includes(example)),
  );
  const [status, second] = statuses;
  const text = `'${example ?? 'any example'}'${code ? ` with status ${code}` : ''}`;
  if (!status) throw new Error(`${operationId} has no ${text} in openapi.yaml.`);
  if (second)
    throw new Error(`${operationId} has ${text} under ${statuses.join(' and ')}: give the code.`);
  return {
    code: Number(status),
    ...(example !== undefined && { example }),
    ...(changed !== undefined && { changed }),
  };
}

/** Every example that a scenario may answer, with the operation that answers it. */
export function examplesOf(scenario: Scenario): { operationId: string; example: Example }[] {
  const sets = [scenario.answers, ...(scenario.moves ?? []).map((move) => move.set)];
  return sets.flatMap((answers) =>
    Object.entries(answers).flatMap(([operationId, answer]) =>
      [answer].flat().map((one) => ({
        operationId,
        example: typeof one === 'object' && 'when' in one ? one.answer : one,
      })),
    ),
  );
}
