import { countBatch } from '../../engagement/count-batch.ts';
import type { Handler } from '../../handler.ts';
import { requireServiceKey } from '../../people/service-key.ts';

export const ingestEngagement: Handler<'ingestEngagement'> = async ({ request, body, deps }) => {
  requireServiceKey(request.headers['x-service-key'], deps.config.engagementKey);
  return countBatch(deps.db, body, deps.clock.now());
};
