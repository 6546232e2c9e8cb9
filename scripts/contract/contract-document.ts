import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  discriminator?: object;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  'x-personal-data'?: unknown;
};
export type Parameter = {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
};
export type Example = { $ref?: string; summary?: string; value?: unknown };
export type MediaType = { schema?: Schema; example?: unknown; examples?: Record<string, Example> };
export type Message = { $ref?: string; description?: string; content?: Record<string, MediaType> };
export type Operation = {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Message;
  responses?: Record<string, Message>;
  security?: Record<string, string[]>[];
  'x-reauthentication'?: unknown;
  'x-priority'?: unknown;
};
export type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses?: Record<string, Message>;
    examples?: Record<string, Example>;
    parameters?: Record<string, Parameter>;
  };
};

/** One operation and its location. */
export type PlacedOperation = { path: string; method: string; operation: Operation };

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** openapi.yaml, parsed. @throws when it is missing or no YAML. */
export function readContract(): Contract {
  const file = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
  return parse(readFileSync(file, 'utf8')) as Contract;
}

/** Every operation of the contract, in its order. */
export function operationsOf(contract: Contract): PlacedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/**
 * The thing that a `$ref` of the contract points to, or the thing itself. @throws when it points
 * nowhere.
 */
export function resolve<T extends { $ref?: string }>(contract: Contract, thing: T): T {
  if (!thing.$ref) return thing;
  const parts = thing.$ref.replace(/^#\//, '').split('/');
  const found = parts.reduce<unknown>(
    (at, part) =>
      (at as Record<string, unknown> | undefined)?.[
        part.replaceAll('~1', '/').replaceAll('~0', '~')
      ],
    contract,
  );
  if (!found) throw new Error(`${thing.$ref} points nowhere.`);
  return resolve(contract, found as T);
}

/**
 * The names of the JSON examples of each status of an operation: `{ '200': ['empty', …], '429': …
 * }`.
 */
export function exampleNames(contract: Contract, operation: Operation): Record<string, string[]> {
  const names = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const content = resolve(contract, response).content ?? {};
    return [
      status,
      Object.values(content).flatMap((media) => Object.keys(media.examples ?? {})),
    ] as const;
  });
  return Object.fromEntries(names);
}
