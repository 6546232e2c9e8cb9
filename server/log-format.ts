import type { FastifyReply, FastifyRequest } from 'fastify';

type Loggable = Error & { code?: string; details?: unknown };

/**
 * How requests and faults are written to the log: without addresses of people, queries, cookies or bodies, and without what
 * the database quotes from a row (`detail`), so that the log holds no personal data.
 */
export const logSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    operation: request.routeOptions?.config?.operationId,
    path: request.url.split('?')[0],
  }),
  res: (reply: FastifyReply) => ({ status: reply.statusCode }),
  err: (error: Loggable) => ({
    type: error?.name ?? typeof error,
    code: error?.code,
    message: error?.message ?? String(error),
    stack: error?.stack,
  }),
};
