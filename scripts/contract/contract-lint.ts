import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { errorCodes } from '#domain/contract/error-codes.ts';
import { isPriority } from '#domain/contract/priorities.ts';
import {
  type Contract,
  type Operation,
  operationsOf,
  type PlacedOperation,
  readContract,
  resolve,
  type Schema,
} from './contract-document.ts';
import { allSchemas, bodiesOf, type NamedSchema } from './contract-schemas.ts';
import { personalDataProblems } from './personal-data-rules.ts';

/*
 * The project's own rules for openapi.yaml (design.md 3), in addition to redocly.yaml: closed
 * bodies; limits on strings, lists and numbers; ids with a pattern; a priority for each operation;
 * named examples that match their schemas; error codes equal to those of domain/. Its limits are
 * compared in test/unit/contract/contract-limits.test.ts.
 */

type Problem = string;

/** Ids of other systems, whose format is not ours to define. */
const foreignIds = new Set(['googleId', 'fbUserId', 'client_id', 'app_id']);

/**
 * Everything in which the contract departs from the rules; `errorCodes` is the list of
 * domain/contract/error-codes.ts.
 */
export function contractProblems(contract: Contract, errorCodes: readonly string[]): Problem[] {
  return [...structureProblems(contract, errorCodes), ...exampleProblems(contract)];
}

/** The same without the examples, whose validators take most of the time. */
export function structureProblems(contract: Contract, errorCodes: readonly string[]): Problem[] {
  return [
    ...allSchemas(contract).flatMap((named) => schemaProblems(contract, named)),
    ...operationsOf(contract).flatMap((placed) => operationProblems(contract, placed)),
    ...duplicateNames(contract),
    ...errorCodeProblems(contract, errorCodes),
    ...personalDataProblems(contract),
  ];
}

function schemaProblems(contract: Contract, { where, name, schema }: NamedSchema): Problem[] {
  const types = [schema.type ?? []].flat();
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  const problems: Problem[] = [];
  if (schema.discriminator && schema.type !== 'object') {
    problems.push(
      `${where} has a discriminator and lets through what is no object: say type: object.`,
    );
  }
  const isOpen = schema.additionalProperties === undefined && !schema.discriminator;
  if (types.includes('object') && isOpen) {
    problems.push(`${where} is open: say additionalProperties: false.`);
  }
  if (
    types.includes('string') &&
    !isFixed &&
    schema.maxLength === undefined &&
    schema.format !== 'binary'
  ) {
    problems.push(`${where} is a string without maxLength.`);
  }
  if (types.includes('array') && schema.maxItems === undefined)
    problems.push(`${where} is a list without maxItems.`);
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && !isFixed && (schema.minimum === undefined || schema.maximum === undefined)) {
    problems.push(`${where} is a number without minimum and maximum.`);
  }
  if (isOpenId(contract, name, schema)) problems.push(`${where} is an id without a pattern.`);
  return problems;
}

function isOpenId(contract: Contract, name: string, schema: Schema): boolean {
  if (!/(^id|Id|UID|^uid)$/.test(name) || foreignIds.has(name)) return false;
  const { type, pattern, enum: values, const: value } = resolve(contract, schema);
  const isString = [type ?? []].flat().includes('string');
  return isString && pattern === undefined && values === undefined && value === undefined;
}

function operationProblems(contract: Contract, placed: PlacedOperation): Problem[] {
  const { operation, method, path } = placed;
  const name = operation.operationId ?? `${method} ${path}`;
  const statuses = Object.keys(operation.responses ?? {});
  const problems: Problem[] = [];
  if (!/^[a-z][a-zA-Z]*$/.test(operation.operationId ?? ''))
    problems.push(`${name}: operationId is not camelCase.`);
  if (!isPriority(operation['x-priority'])) {
    problems.push(
      `${name} has no x-priority of domain/contract/priorities.ts, ` +
        'by which it gives way under load.',
    );
  }
  if (operation.tags?.length !== 1) problems.push(`${name} has not exactly one tag.`);
  if (!isDescribed(operation)) {
    problems.push(`${name}: summary and description do not explain what the call does.`);
  }
  if (!statuses.some((status) => /^2/.test(status))) problems.push(`${name} never succeeds.`);
  if (!statuses.some((status) => /^[45]/.test(status))) problems.push(`${name} names no error.`);
  problems.push(...recentAuthenticationProblems(contract, name, operation));
  const unnamed = jsonBodies(contract, placed).filter(
    ({ media }) => Object.keys(media.examples ?? {}).length === 0,
  );
  return [...problems, ...unnamed.map(({ place }) => `${name} ${place} has no named example.`)];
}

/**
 * A sensitive operation knows sessions, and says how it answers one that is not recently
 * authenticated.
 */
function recentAuthenticationProblems(
  contract: Contract,
  name: string,
  operation: Operation,
): Problem[] {
  const mark = operation['x-reauthentication'];
  if (mark === undefined) return [];
  if (mark !== true) return [`${name}: x-reauthentication is true or not there.`];
  const refusal = operation.responses?.['403'];
  const examples = refusal && resolve(contract, refusal).content?.['application/json']?.examples;
  return examples?.['reauthentication-required']
    ? []
    : [`${name} has x-reauthentication and no 403 with the example reauthentication-required.`];
}

const fewestWords = 7;

/** A heading without a full stop, and whole sentences that say more than it. */
function isDescribed({ summary = '', description = '' }: Operation): boolean {
  const isHeading = summary.length > 0 && summary.length <= 80 && !summary.endsWith('.');
  const words = description.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const isSentence = /^\P{Ll}.*[.!]$/su.test(description.trim()) && words.length >= fewestWords;
  return isHeading && isSentence && !description.startsWith(summary);
}

function duplicateNames(contract: Contract): Problem[] {
  const names = operationsOf(contract).map(({ operation }) => operation.operationId);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return repeated.map((name) => `The operationId ${name} is used twice.`);
}

const jsonBodies = (contract: Contract, placed: PlacedOperation) =>
  bodiesOf(contract, placed).filter(({ type }) => type === 'application/json');

function exampleProblems(contract: Contract): Problem[] {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'contract', components: contract.components });
  // Most bodies are one and the same failure.
  const validators = new Map<string, ValidateFunction>();
  return operationsOf(contract).flatMap((placed) =>
    jsonBodies(contract, placed).flatMap(({ place, media }) => {
      const schema = JSON.stringify(media.schema ?? {});
      const validate = validators.get(schema) ?? ajv.compile(absolute(schema));
      validators.set(schema, validate);
      return Object.entries(media.examples ?? {}).flatMap(([name, example]) => {
        if (validate(resolve(contract, example).value)) return [];
        const [error] = validate.errors ?? [];
        const detail = JSON.stringify(error?.params ?? {});
        const where = `${placed.operation.operationId} ${place} example ${name}`;
        return [`${where}: ${error?.instancePath} ${error?.message} ${detail}`];
      });
    }),
  );
}

/** The schema with its references made to point into the registered contract. */
function absolute(schema: string): object {
  return JSON.parse(schema, (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#')
      ? `contract${value}`
      : value,
  );
}

function errorCodeProblems(contract: Contract, domainCodes: readonly string[]): Problem[] {
  const contractCodes = contract.components.schemas.ErrorCode?.enum;
  if (!contractCodes) return ['schemas/ErrorCode with its enum is missing.'];
  const surplus = contractCodes.filter((code) => !domainCodes.includes(String(code)));
  const missing = domainCodes.filter((code) => !contractCodes.includes(code));
  return [
    ...surplus.map(
      (code) => `Error code ${code} is in openapi.yaml and not in domain/contract/error-codes.ts.`,
    ),
    ...missing.map(
      (code) => `Error code ${code} is in domain/contract/error-codes.ts and not in openapi.yaml.`,
    ),
  ];
}

if (import.meta.main) {
  const problems = contractProblems(readContract(), errorCodes);
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? 'The contract keeps its rules.'
      : `${problems.length} problems in openapi.yaml.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
