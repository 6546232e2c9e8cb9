import type { FastifyInstance } from 'fastify';
import { isTracing, type OpenSpan, openSpan, runInSpan } from '../platform/tracing/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | undefined;
  }
}

/** Monitoring asks them every second. */
const untracedRoutes = ['/health/live', '/health/ready', '/metrics'];

/**
 * A trace for each request, named by its operation, and its id in the lines of the log about the
 * request. A `traceparent` that the client sends is ignored (decision 107).
 */
export function addRequestTracing(app: FastifyInstance): void {
  if (!isTracing()) return;
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const { config, url = '' } = request.routeOptions;
    if (untracedRoutes.includes(url)) return done();
    const { operationId = 'other' } = config;
    const attributes = { 'http.request.method': request.method };
    request.span = openSpan({ name: operationId, kind: 'server', attributes });
    if (request.span) {
      request.log = request.log.child({ traceId: request.span.traceId });
      reply.log = request.log;
    }
    runInSpan(request.span, done);
  });
  // The events of a body belong to its connection, so the handler would run without the span.
  app.addHook('preHandler', (request, _reply, done) => runInSpan(request.span, done));
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply;
    request.span?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
  });
}
