import { chartUsageLimits } from '#domain/charts/chart-usage-limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createVisitLimit } from '#server/platform/network/visit-limit.ts';
import { chartUsageBatchesTotal } from '../chart-usage-metrics.ts';
import { bufferChartUsage } from '../usage-buffer.ts';

const batches = createVisitLimit();

/** Reads neither the session nor anything else about the caller but the network, for the limit. */
export const recordChartUsage: Handler<'recordChartUsage'> = async (call) => {
  const { body, deps, request, reply } = call;
  const now = deps.clock.now();
  const isCounted = batches.count(request.ip, chartUsageLimits.batchesPerMinute, now) === null;
  chartUsageBatchesTotal.inc({ outcome: isCounted ? 'counted' : 'limited' });
  if (isCounted) bufferChartUsage(deps.db, body.rows, now);
  await reply.code(204).send();
  return undefined;
};
