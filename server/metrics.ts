import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Prometheus metrics at `/metrics`, for askers on this machine only. */
export function addMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { operationId = 'other' } = request.routeOptions.config as { operationId?: string };
    durations.observe({ operation: operationId, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!local.includes(request.ip)) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
