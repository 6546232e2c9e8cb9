import type { Handler } from '#server/http/handler.ts';
import { requireServiceKey } from '#server/http/service-key.ts';
import { recordEngagementBatch } from '../engagement-batches.ts';

export const ingestEngagement: Handler<'ingestEngagement'> = async ({ request, body, deps }) => {
  requireServiceKey(request.headers['x-service-key'], deps.config.engagementKey);
  return recordEngagementBatch(deps.db, body, deps.clock.now());
};
