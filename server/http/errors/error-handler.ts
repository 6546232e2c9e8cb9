import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '#server/platform/database/database-errors.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { isStorageFull, storageFullProblem } from '#server/platform/storage/storage-errors.ts';
import { toFieldErrors } from '../contract/field-errors.ts';

/** Whatever was thrown, as the failure that the contract has for it. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = '', statusCode, validation } = (error ?? {}) as Partial<FastifyError>;
  if (validation)
    return new Problem('invalid-request', { fields: toFieldErrors(validation as never) });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('unsupported-media-type');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('too-large');
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return new Problem('invalid-json');
  }
  if (isStorageFull(error)) return storageFullProblem(error);
  if (isDatabaseUnavailable(error)) return new Problem('database-unavailable', { retryAfter: 5 });
  if (statusCode === 414) return new Problem('uri-too-long');
  if (statusCode === 400) return new Problem('invalid-request');
  if (statusCode === 413) return new Problem('too-large');
  return new Problem('internal-error');
}

/**
 * The one place where a failure becomes a reply. Unforeseen ones are logged whole and answered
 * without detail.
 */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toProblem(error);
  if (problem.status >= 500) {
    request.log.error(
      { err: error, code: problem.code, cause: describeCause(problem) },
      'request failed',
    );
  } else request.log.info({ code: problem.code }, 'request refused');
  // The route may have set cache headers for its own reply; this is another one.
  if (!/no-store/.test(String(reply.getHeader('cache-control'))))
    reply.header('cache-control', 'no-store');
  const { retryAfter } = problem.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // The contract's error shape, past the serialiser of the route: the same on every route, known or
  // not.
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.toReply());
}

/** The reason, in words: `fetch` has it one level down, in `cause`. */
function describeCause({ cause }: Error): string | undefined {
  if (!(cause instanceof Error)) return typeof cause === 'string' ? cause : undefined;
  const deeper = describeCause(cause);
  return deeper === undefined ? cause.message : `${cause.message}: ${deeper}`;
}

export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler(sendProblem);
}
