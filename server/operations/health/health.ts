import { ping } from '../../db/database.ts';
import type { Handler } from '../../handler.ts';
import { Problem } from '../../problem.ts';

export const getLiveness: Handler<'getLiveness'> = async () => ({ status: 'ok' });

export const getReadiness: Handler<'getReadiness'> = async ({ deps, log }) => {
  try {
    await ping(deps.db);
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    throw new Problem('database-unavailable', { retryAfter: 5 });
  }
  return { status: 'ok' };
};
