import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { Deps } from '../deps.ts';
import type { Call, Handler, Handlers, OperationId } from '../handler.ts';
import { sensitiveWhen } from '../operations/sensitive-operations.ts';
import { requireRecentAuthentication } from '../people/recent-authentication.ts';
import { invalid, Problem } from '../problem.ts';
import { bodyLimit } from './body-limits.ts';
import { bodyTypeCheck } from './body-types.ts';
import {
  type ContractDocument,
  isSensitive,
  needsSession,
  type Operation,
  operationsOf,
  readContract,
  readsSession,
  takesOnlyJson,
} from './document.ts';

/**
 * Turns the contract into routes: path, validation, serialisation and who must be signed in come from it.
 * @throws when an operation has no handler or a handler no operation, naming it.
 */
export async function addContractRoutes(app: FastifyInstance, deps: Deps, handlers: Handlers): Promise<void> {
  const document = readContract();
  requireAllHandlers(document, handlers);
  requireMarks(document);
  const operations = new Map(
    operationsOf(document).map(({ operation }) => [operation.operationId as string, operation]),
  );
  await app.register(openapiGlue, {
    specification: requestsOf(document),
    operationResolver: (operationId) => {
      const id = operationId as OperationId;
      const operation = operations.get(id);
      if (!operation) throw new Error(`The contract has no operation ${id}.`);
      // Its types ask for method and address too, which it takes from the contract.
      return {
        config: { operationId: id, readsSession: readsSession(document, operation) },
        ...(needsSession(document, operation) ? { onRequest: requireSession } : {}),
        bodyLimit: bodyLimit(document, operation),
        preParsing: bodyTypeCheck(operation),
        ...(takesOnlyJson(operation) ? { preValidation: requireBody } : {}),
        handler: (request: FastifyRequest, reply: FastifyReply) =>
          app.admission.handle(request.raw, () =>
            answer(id, handlerOf(id, operation, handlers), request, reply, deps),
          ),
      } as unknown as RouteOptions;
    },
  });
}

/** The handler of an operation; where it is sensitive, behind the question whether the person is recently authenticated. */
function handlerOf(id: OperationId, operation: Operation, handlers: Handlers): Handler<OperationId> {
  const handler = handlers[id] as Handler<OperationId>;
  if (!isSensitive(operation)) return handler;
  const condition = sensitiveWhen[id] as
    | ((call: Call<OperationId>) => boolean | Promise<boolean>)
    | undefined;
  return async (call) => {
    const { deps, person, session } = call;
    if (condition === undefined || (await condition(call))) {
      if (!person) throw new Problem('unauthenticated');
      await requireRecentAuthentication(deps.db, person.id, session, deps.clock.now());
    }
    return handler(call);
  };
}

async function requireSession(request: FastifyRequest): Promise<void> {
  if (!request.person) throw new Problem('unauthenticated');
}

/** Fastify validates a body that is there; one that is missing it lets through. */
async function requireBody(request: FastifyRequest): Promise<void> {
  if (request.body === undefined || request.body === null) throw invalid({ body: 'required' });
}

async function answer(
  operationId: OperationId,
  handler: Handler<OperationId>,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<unknown> {
  const data = await handler({
    operationId,
    body: request.body,
    query: request.query,
    path: request.params,
    idempotencyKey: request.headers['idempotency-key'],
    person: request.person,
    session: request.session,
    region: request.region,
    deps,
    log: request.log,
    request,
    reply,
  } as Call<OperationId>);
  return reply.sent || data === undefined ? reply : { data };
}

function requireAllHandlers(document: ContractDocument, handlers: Handlers): void {
  const wanted = operationsOf(document).map(({ operation }) => operation.operationId as string);
  const missing = wanted.filter((id) => !(id in handlers));
  const surplus = Object.keys(handlers).filter((id) => !wanted.includes(id));
  const complaints = [
    missing.length > 0 && `No handler for ${missing.join(', ')}.`,
    surplus.length > 0 && `No operation in the contract for ${surplus.join(', ')}.`,
  ].filter((complaint) => complaint !== false);
  if (complaints.length > 0) throw new Error(complaints.join(' '));
}

/** @throws when a condition names an operation that the contract does not mark as sensitive */
function requireMarks(document: ContractDocument): void {
  const marked = operationsOf(document).flatMap(({ operation }) =>
    isSensitive(operation) ? [operation.operationId] : [],
  );
  const unmarked = Object.keys(sensitiveWhen).filter((id) => !marked.includes(id as OperationId));
  if (unmarked.length > 0) throw new Error(`Not x-recent-authentication: ${unmarked.join(', ')}.`);
}

/**
 * What the routes need of the contract: the requests. Bodies that arrive as a stream are proved by their handler; replies
 * are typed by the contract, and tests hold each of them against it.
 */
function requestsOf(document: ContractDocument): object {
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, requestOf(operation)] as const),
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

function requestOf({ operationId, parameters = [], requestBody, responses }: Operation): object {
  const statuses = Object.keys(responses).map((status) => [status, { description: '' }]);
  const json = requestBody?.content['application/json'];
  return {
    operationId,
    parameters,
    ...(json ? { requestBody: { content: { 'application/json': { schema: json.schema } } } } : {}),
    responses: Object.fromEntries(statuses),
  };
}
