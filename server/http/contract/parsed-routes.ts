import fastify, { type RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { OperationId } from '../handler.ts';
import type { ContractDocument, Operation } from './contract-document.ts';

/** An operation as a route: its address and the schemas of a request. */
type ContractRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'> & { operationId: OperationId };

let routes: Promise<ContractRoute[]> | undefined;

/**
 * The routes of the contract. To check and resolve it takes a tenth of a second, so it happens once
 * in a process, however many servers its tests start.
 */
export function readRoutes(document: ContractDocument): Promise<ContractRoute[]> {
  routes ??= parseRoutes(document);
  return routes;
}

async function parseRoutes(document: ContractDocument): Promise<ContractRoute[]> {
  const found: ContractRoute[] = [];
  const parser = fastify({ exposeHeadRoutes: false });
  parser.addHook('onRoute', ({ method, url, schema, config }) => {
    const { operationId } = config as unknown as { operationId: OperationId };
    found.push({ operationId, method, url, ...(schema ? { schema } : {}) });
  });
  await parser.register(openapiGlue, {
    specification: requestDocument(document),
    operationResolver: (operationId) =>
      ({ config: { operationId }, handler: () => {} }) as unknown as RouteOptions,
  });
  return found;
}

/**
 * What the routes need of the contract: the requests. Bodies that arrive as a stream are proved by
 * their handler; replies are typed by the contract, and tests hold each of them against it.
 */
function requestDocument(document: ContractDocument): object {
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(
          ([method, operation]) => [method, requestOperation(operation)] as const,
        ),
      ),
    ]),
  );
  const { schemas, parameters } = document.components;
  return structuredClone({
    openapi: document.openapi,
    info: document.info,
    paths,
    components: { schemas, parameters },
  });
}

function requestOperation({
  operationId,
  parameters = [],
  requestBody,
  responses,
}: Operation): object {
  const statuses = Object.keys(responses).map((status) => [status, { description: '' }]);
  const json = requestBody?.content['application/json'];
  return {
    operationId,
    parameters,
    ...(json ? { requestBody: { content: { 'application/json': { schema: json.schema } } } } : {}),
    responses: Object.fromEntries(statuses),
  };
}
