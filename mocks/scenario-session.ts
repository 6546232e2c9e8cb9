import type { Contract } from '../scripts/contract/contract-document.ts';
import { operationsOf } from '../scripts/contract/contract-document.ts';
import type { Replay } from './replay/replay-session.ts';
import {
  type Call,
  contains,
  locate,
  type OperationId,
  type Preference,
  pickExample,
  type Scenario,
} from './scenario.ts';
import {
  type NetworkConditions,
  type PlayOptions,
  plainOptions,
} from './scenario-page/play-options.ts';
import type { Arrived } from './video-uploads.ts';

/**
 * A scenario as one browser plays it: its moves change the answers of this browser only, and so
 * does the video that it sends.
 */
export type Acting = {
  scenario: Scenario;
  answers: Scenario['answers'];
  arrived: Arrived;
  options: PlayOptions;
  /** How many calls have come since the options were chosen; one count for all copies of this. */
  calls: { count: number };
  /** The recording that answers first. */
  replay?: Replay;
};

/** A scenario from its beginning. */
export function begin(scenario: Scenario, options: PlayOptions = plainOptions): Acting {
  return {
    scenario,
    answers: { ...scenario.answers },
    arrived: null,
    options,
    calls: { count: 0 },
  };
}

/** The same moment of a scenario on another network. */
export function onNetwork(acting: Acting, network: NetworkConditions): Acting {
  return { ...acting, options: { ...acting.options, ...network }, calls: { count: 0 } };
}

/**
 * The reply to a call. @throws when the scenario names an example that the contract does not have.
 */
export function preferenceFor(contract: Contract, acting: Acting, call: Call): Preference {
  const answer = acting.answers[call.operationId] ?? acting.scenario.otherwise;
  const example = pickExample(answer, call.fields);
  return example === undefined ? undefined : locate(contract, call.operationId, example);
}

/** The acting after a call was answered with success: the moves that fit have set new answers. */
export function moveOn(acting: Acting, call: Call): Acting {
  const moves = (acting.scenario.moves ?? []).filter(
    (move) => move.after === call.operationId && contains(call.fields, move.when ?? {}),
  );
  if (moves.length === 0) return acting;
  return {
    ...acting,
    answers: Object.assign({}, acting.answers, ...moves.map((move) => move.set)),
  };
}

type Route = { operationId: OperationId; method: string; pattern: RegExp; variables: number };

/**
 * Finds the operation of a request; fixed paths take precedence over those with variables
 * (`/api/post/{postId}`).
 */
export function operationFinder(
  contract: Contract,
): (method: string, path: string) => OperationId | undefined {
  const routes = operationsOf(contract)
    .map(({ path, method, operation }): Route => {
      const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
      const variables = path.split('{').length - 1;
      return {
        operationId: operation.operationId as OperationId,
        method,
        pattern: new RegExp(`^${source}$`),
        variables,
      };
    })
    .sort((one, other) => one.variables - other.variables);
  return (method, path) =>
    routes.find((route) => route.method === method.toLowerCase() && route.pattern.test(path))
      ?.operationId;
}
