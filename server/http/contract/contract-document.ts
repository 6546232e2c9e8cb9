import { readFileSync } from 'node:fs';
import type { exemptFromPriority, Priority } from '#domain/contract/priorities.ts';
import type { OperationId } from '../handler.ts';

export type Operation = {
  operationId: OperationId;
  'x-priority': Priority | typeof exemptFromPriority;
  security?: Record<string, unknown>[];
  parameters?: unknown[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, unknown>;
  'x-reauthentication'?: true;
};

export type ContractDocument = {
  openapi: string;
  info: object;
  components: { schemas: Record<string, object>; parameters: object };
  security?: Record<string, unknown>[];
  paths: Record<string, Record<string, Operation>>;
};

let contract: ContractDocument | undefined;

/**
 * The contract as `npm run generate` writes it from `openapi.yaml`, read once. Nobody changes it.
 */
export function readContract(): Readonly<ContractDocument> {
  contract ??= JSON.parse(
    readFileSync(new URL('../../../generated/contract.json', import.meta.url), 'utf8'),
  ) as ContractDocument;
  return contract;
}

/** Every operation of the contract with its path and method. */
export function listOperations(document: ContractDocument) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
}

/** The target of a `$ref` into the contract's schemas. */
export function resolveSchema({ components }: ContractDocument, ref: string): object {
  const schema = components.schemas[ref.replace('#/components/schemas/', '')];
  if (!schema) throw new Error(`${ref} points nowhere.`);
  return schema;
}

/**
 * Whether a body has to be there for Fastify to look at. A form arrives as a stream, which its
 * handler reads.
 */
export function acceptsOnlyJson({ requestBody }: Operation): boolean {
  return (
    requestBody !== undefined && Object.keys(requestBody.content).join() === 'application/json'
  );
}

const securityRequirements = (document: ContractDocument, operation: Operation) =>
  operation.security ?? document.security ?? [];
const requiresSession = (requirement: Record<string, unknown>) => 'session' in requirement;
const requiresBlockedAccess = (requirement: Record<string, unknown>) =>
  'blockedAccess' in requirement;

/** Whether the operation requires recent authentication. */
export const isSensitive = (operation: Operation): boolean =>
  operation['x-reauthentication'] === true;

/** Whether the operation reads the session at all. */
export function readsSession(document: ContractDocument, operation: Operation): boolean {
  return securityRequirements(document, operation).some(requiresSession);
}

/** Whether the limited access of a blocked person opens the operation. */
export function acceptsBlockedAccess(document: ContractDocument, operation: Operation): boolean {
  return securityRequirements(document, operation).some(requiresBlockedAccess);
}

/**
 * The methods that the contract has for an address, without its query; none for an address that it
 * does not know.
 */
export function createMethodFinder(document: ContractDocument): (address: string) => string[] {
  const known = listOperations(document).map(({ path, method }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (address) => [
    ...new Set(known.filter(({ pattern }) => pattern.test(address)).map(({ method }) => method)),
  ];
}

/**
 * Whether the operation requires a session, or the access of a blocked person. A contract that also
 * lists an empty requirement does not.
 */
export function needsPerson(document: ContractDocument, operation: Operation): boolean {
  const requirements = securityRequirements(document, operation);
  return (
    requirements.length > 0 &&
    requirements.every(
      (requirement) => requiresSession(requirement) || requiresBlockedAccess(requirement),
    )
  );
}
