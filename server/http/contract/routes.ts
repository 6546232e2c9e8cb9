import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  isRecentlyAuthenticated,
  requireRecentAuthentication,
} from '#server/modules/auth/index.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import type { Call, Handler, Handlers, OperationId } from '../handler.ts';
import { handleWithReplica, noteChange } from '../replica-reads.ts';
import { bodyLimit } from './body-limits.ts';
import { createBodyTypeCheck } from './body-types.ts';
import {
  acceptsBlockedAccess,
  acceptsOnlyJson,
  type ContractDocument,
  isSensitive,
  listOperations,
  needsPerson,
  type Operation,
  readContract,
  readsSession,
} from './contract-document.ts';
import { readRoutes } from './parsed-routes.ts';
import { reauthenticationConditions } from './reauthentication-conditions.ts';

/**
 * Turns the contract into routes: path, validation, serialisation and who must be signed in come
 * from it.
 * @throws when an operation has no handler or a handler no operation, naming it.
 */
export async function addContractRoutes(
  app: FastifyInstance,
  deps: Deps,
  handlers: Handlers,
): Promise<void> {
  const document = readContract();
  requireAllHandlers(document, handlers);
  requireSensitiveMarks(document);
  const operations = new Map(
    listOperations(document).map(({ operation }) => [operation.operationId as string, operation]),
  );
  for (const { operationId: id, ...route } of await readRoutes(document)) {
    const operation = operations.get(id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    app.route({
      ...route,
      config: {
        operationId: id,
        readsSession: readsSession(document, operation),
        acceptsBlockedAccess: acceptsBlockedAccess(document, operation),
      },
      ...(needsPerson(document, operation) ? { onRequest: requireCaller } : {}),
      bodyLimit: bodyLimit(document, operation),
      preParsing: createBodyTypeCheck(operation),
      ...(acceptsOnlyJson(operation) ? { preValidation: requireBody } : {}),
      handler: (request, reply) =>
        app.admission.handle(request.raw, () => {
          if (deps.replica && isChange(request, operation)) noteChange(request, reply);
          return runHandler(id, guardedHandler(id, operation, handlers), request, reply, deps);
        }),
    });
  }
}

/** Lists with many filters are a POST too, so the method alone does not tell. */
const isChange = ({ method }: FastifyRequest, operation: Operation) =>
  method !== 'GET' && method !== 'HEAD' && operation['x-priority'] === 'essential';

/**
 * The handler of an operation; where it is sensitive, behind the question whether the person is
 * recently authenticated.
 */
function guardedHandler(
  id: OperationId,
  operation: Operation,
  handlers: Handlers,
): Handler<OperationId> {
  const handler = handlers[id] as Handler<OperationId>;
  if (!isSensitive(operation)) return handler;
  const condition = reauthenticationConditions[id] as
    | ((call: Call<OperationId>) => boolean | Promise<boolean>)
    | undefined;
  return async (call) => {
    if (condition === undefined || (await condition(call))) await requireRecentSignIn(call);
    return handler(call);
  };
}

/**
 * A blocked person cannot confirm who they are without signing in again.
 * @throws {Problem} `unauthenticated`, `reauthentication-required`
 */
async function requireRecentSignIn({ deps, person, session, request }: Call<OperationId>) {
  const now = deps.clock.now();
  const { blockedAccess } = request;
  if (!person || (blockedAccess && !isRecentlyAuthenticated(blockedAccess, now)))
    throw new Problem('unauthenticated');
  if (!blockedAccess) await requireRecentAuthentication(deps.db, person.id, session, now);
}

async function requireCaller(request: FastifyRequest): Promise<void> {
  if (!request.person) throw new Problem('unauthenticated');
}

/** Fastify validates only a body that exists; it ignores a missing one. */
async function requireBody(request: FastifyRequest): Promise<void> {
  if (request.body === undefined || request.body === null)
    throw invalidRequest({ body: 'required' });
}

async function runHandler(
  operationId: OperationId,
  handler: Handler<OperationId>,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<unknown> {
  const call = {
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
  } as Call<OperationId>;
  const data = await handleWithReplica(handler, call);
  return reply.sent || data === undefined ? reply : { data };
}

function requireAllHandlers(document: ContractDocument, handlers: Handlers): void {
  const wanted = listOperations(document).map(({ operation }) => operation.operationId as string);
  const missing = wanted.filter((id) => !(id in handlers));
  const surplus = Object.keys(handlers).filter((id) => !wanted.includes(id));
  const complaints = [
    missing.length > 0 && `No handler for ${missing.join(', ')}.`,
    surplus.length > 0 && `No operation in the contract for ${surplus.join(', ')}.`,
  ].filter((complaint) => complaint !== false);
  if (complaints.length > 0) throw new Error(complaints.join(' '));
}

/** @throws when a condition names an operation that the contract does not mark as sensitive */
function requireSensitiveMarks(document: ContractDocument): void {
  const marked = listOperations(document).flatMap(({ operation }) =>
    isSensitive(operation) ? [operation.operationId] : [],
  );
  const unmarked = Object.keys(reauthenticationConditions).filter(
    (id) => !marked.includes(id as OperationId),
  );
  if (unmarked.length > 0) throw new Error(`Not x-reauthentication: ${unmarked.join(', ')}.`);
}
