import type { Handler } from '#server/http/handler.ts';
import { isSkewed } from '#server/platform/database/clock-skew.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { probeDatabase } from '../database-probe.ts';

export const getReadiness: Handler<'getReadiness'> = async ({ deps, log }) => {
  try {
    const seconds = await probeDatabase(deps.database);
    // A wrong database clock must not make all processes unready, so it is only reported.
    return isSkewed(seconds)
      ? { status: 'clock-skewed', clockSkewSeconds: Math.round(seconds) }
      : { status: 'ok' };
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    throw new Problem('database-unavailable', { retryAfter: 5 });
  }
};
