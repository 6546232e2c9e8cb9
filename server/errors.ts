import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldProblems } from './contract/field-problems.ts';
import { isDatabaseUnavailable } from './db/unavailable.ts';
import { Problem } from './problem.ts';
import { isStorageFull, storageFull } from './storage-full.ts';

/** Whatever was thrown, as the failure that the contract has for it. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = '', statusCode, validation } = (error ?? {}) as Partial<FastifyError>;
  if (validation) return new Problem('invalid-request', { fields: fieldProblems(validation as never) });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('unsupported-media-type');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('too-large');
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return new Problem('invalid-json');
  }
  if (isStorageFull(error)) return storageFull(error);
  if (isDatabaseUnavailable(error)) return new Problem('database-unavailable', { retryAfter: 5 });
  if (statusCode === 414) return new Problem('uri-too-long');
  if (statusCode === 400) return new Problem('invalid-request');
  if (statusCode === 413) return new Problem('too-large');
  return new Problem('internal-error');
}

/** The one place where a failure becomes a reply. Unforeseen ones are logged whole and answered without detail. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  if (problem.status >= 500) {
    request.log.error({ err: error, code: problem.code, cause: causeOf(problem) }, 'request failed');
  } else request.log.info({ code: problem.code }, 'request refused');
  // A route may have said already who keeps its answer, and for how long: this is another one.
  if (!/no-store/.test(String(reply.getHeader('cache-control')))) reply.header('cache-control', 'no-store');
  const { retryAfter } = problem.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // The contract's error shape, past the serialiser of the route: the same on every route, known or not.
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.toReply());
}

/** Why, in words: `fetch` tells it one level further down. */
function causeOf({ cause }: Error): string | undefined {
  if (!(cause instanceof Error)) return typeof cause === 'string' ? cause : undefined;
  const deeper = causeOf(cause);
  return deeper === undefined ? cause.message : `${cause.message}: ${deeper}`;
}

export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler(answerProblem);
}
