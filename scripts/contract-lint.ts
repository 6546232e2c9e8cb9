import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { errorCodes } from '#domain/error-codes.ts';
import {
  type Contract,
  type MediaType,
  operationsOf,
  type PlacedOperation,
  readContract,
  resolve,
  type Schema,
} from './contract-document.ts';

/*
 * The project's own rules for openapi.yaml (design.md 3), beside those of redocly.yaml: closed bodies, bounded
 * strings, lists and numbers, ids with a pattern, named examples that fit their schemas, error codes
 * that are those of domain/. Its limits are compared in test/unit/repository/contract-limits.test.ts.
 */

type Problem = string;

/** Ids that belong to somebody else's system, so that their form is not ours to fix. */
const foreignIds = new Set(['googleId', 'fbUserId', 'client_id', 'app_id']);

/** Everything in which the contract departs from the rules; `errorCodes` is the list of domain/error-codes.ts. */
export function contractProblems(contract: Contract, errorCodes: readonly string[]): Problem[] {
  return [
    ...allSchemas(contract).flatMap((named) => schemaProblems(contract, named)),
    ...operationsOf(contract).flatMap((placed) => operationProblems(contract, placed)),
    ...duplicateNames(contract),
    ...exampleProblems(contract),
    ...errorCodeProblems(contract, errorCodes),
  ];
}

type NamedSchema = { where: string; name: string; schema: Schema };

function allSchemas(contract: Contract): NamedSchema[] {
  const components = Object.entries(contract.components.schemas).map(([name, schema]) => ({
    where: `schemas/${name}`,
    name,
    schema,
  }));
  const parameters = Object.values(contract.components.parameters ?? {}).flatMap(({ name, schema }) =>
    schema ? [{ where: `parameter ${name}`, name, schema }] : [],
  );
  const inline = operationsOf(contract).flatMap((placed) => inlineSchemas(contract, placed));
  return [...components, ...parameters, ...inline].flatMap(nested);
}

function inlineSchemas(contract: Contract, { operation }: PlacedOperation): NamedSchema[] {
  const where = String(operation.operationId);
  return mediaTypes(contract, { path: '', method: '', operation }).flatMap(({ place, media }) =>
    media.schema ? [{ where: `${where} ${place}`, name: '', schema: media.schema }] : [],
  );
}

/** A schema and everything inside it, references not followed: each component is looked at once. */
function nested({ where, name, schema }: NamedSchema): NamedSchema[] {
  const properties = Object.entries(schema.properties ?? {}).map(([key, value]) => ({
    where: `${where}.${key}`,
    name: key,
    schema: value,
  }));
  const others = [
    ...(schema.items ? [{ where: `${where}[]`, name: name.replace(/s$/, ''), schema: schema.items }] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map((part, index) => ({
      where: `${where}|${index}`,
      name,
      schema: part,
    })),
    ...(typeof schema.additionalProperties === 'object'
      ? [{ where: `${where}.*`, name: '', schema: schema.additionalProperties }]
      : []),
  ];
  return [{ where, name, schema }, ...[...properties, ...others].flatMap(nested)];
}

function schemaProblems(contract: Contract, { where, name, schema }: NamedSchema): Problem[] {
  const types = [schema.type ?? []].flat();
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  const problems: Problem[] = [];
  if (types.includes('object') && schema.additionalProperties === undefined) {
    problems.push(`${where} is open: say additionalProperties: false.`);
  }
  if (types.includes('string') && !isFixed && schema.maxLength === undefined && schema.format !== 'binary') {
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
  if (operation.tags?.length !== 1) problems.push(`${name} has not exactly one tag.`);
  if (!operation.summary) problems.push(`${name} has no summary.`);
  if (!operation.description) problems.push(`${name} has no description.`);
  if (!statuses.some((status) => /^2/.test(status))) problems.push(`${name} never succeeds.`);
  if (!statuses.some((status) => /^[45]/.test(status))) problems.push(`${name} names no error.`);
  const unnamed = mediaTypes(contract, placed).filter(
    ({ media }) => Object.keys(media.examples ?? {}).length === 0,
  );
  return [...problems, ...unnamed.map(({ place }) => `${name} ${place} has no named example.`)];
}

function duplicateNames(contract: Contract): Problem[] {
  const names = operationsOf(contract).map(({ operation }) => operation.operationId);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return repeated.map((name) => `The operationId ${name} stands twice.`);
}

type PlacedMedia = { place: string; media: MediaType };

/** The JSON bodies of an operation, asked and answered. */
function mediaTypes(contract: Contract, { operation }: PlacedOperation): PlacedMedia[] {
  const messages = [
    ...(operation.requestBody ? [['request', operation.requestBody] as const] : []),
    ...Object.entries(operation.responses ?? {}),
  ];
  return messages.flatMap(([place, message]) => {
    const media = resolve(contract, message).content?.['application/json'];
    return media ? [{ place, media }] : [];
  });
}

function exampleProblems(contract: Contract): Problem[] {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'contract', components: contract.components });
  return operationsOf(contract).flatMap((placed) =>
    mediaTypes(contract, placed).flatMap(({ place, media }) => {
      const validate = ajv.compile(absolute(media.schema ?? {}) as object);
      return Object.entries(media.examples ?? {}).flatMap(([name, example]) => {
        if (validate(resolve(contract, example).value)) return [];
        const [error] = validate.errors ?? [];
        const detail = JSON.stringify(error?.params ?? {});
        return [
          `${placed.operation.operationId} ${place} example ${name}: ${error?.instancePath} ${error?.message} ${detail}`,
        ];
      });
    }),
  );
}

/** The schema with its references made to point into the registered contract. */
function absolute(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `contract${value}` : value,
  );
}

function errorCodeProblems(contract: Contract, domainCodes: readonly string[]): Problem[] {
  const contractCodes = contract.components.schemas.ErrorCode?.enum;
  if (!contractCodes) return ['schemas/ErrorCode with its enum is missing.'];
  const surplus = contractCodes.filter((code) => !domainCodes.includes(String(code)));
  const missing = domainCodes.filter((code) => !contractCodes.includes(code));
  return [
    ...surplus.map((code) => `Error code ${code} is in openapi.yaml and not in domain/error-codes.ts.`),
    ...missing.map((code) => `Error code ${code} is in domain/error-codes.ts and not in openapi.yaml.`),
  ];
}

if (import.meta.main) {
  const problems = contractProblems(readContract(), errorCodes);
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? 'The contract keeps its rules.' : `${problems.length} problems in openapi.yaml.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
