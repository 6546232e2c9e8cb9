import { limits } from '#domain/limits.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { type DataExportRow, findNewestExport, listRequests } from './repository/data-exports.ts';

/** Including requests whose export failed. */
export const attemptsPerDay = 6;

const day = 24 * 3600 * 1000;
const week = 7 * day;

/**
 * From when a person can request another export; null for now. Those that failed do not count for
 * the week, only for the attempts of a day.
 */
export async function nextRequestTime(db: Db, personId: string, now: Date): Promise<Date | null> {
  const requests = await listRequests(db, personId, new Date(now.getTime() - week));
  const made = requests.filter(({ isFailed }) => !isFailed);
  const oldest = made.at(-limits.dataExportsPerWeek);
  const dayAgo = now.getTime() - day;
  const attempt = requests.filter(({ at }) => at.getTime() > dayAgo).at(-attemptsPerDay);
  const times = [
    ...(oldest ? [oldest.at.getTime() + week] : []),
    ...(attempt ? [attempt.at.getTime() + day] : []),
  ];
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/** The newest export of a person, and when they can request another. */
export async function presentExportStatus(
  db: Db,
  personId: string,
  now: Date,
): Promise<DataOf<'getDataExport'>> {
  const newest = await findNewestExport(db, personId);
  const next = await nextRequestTime(db, personId, now);
  return {
    dataExport: newest && newest.expires_at > now ? presentExport(newest) : null,
    canRequestAt: next?.toISOString() ?? null,
  };
}

function presentExport(row: DataExportRow): DataOf<'getDataExport'>['dataExport'] {
  const isReady = row.state === 'ready';
  return {
    exportId: row.id,
    state: isReady ? 'ready' : row.state === 'waiting' ? 'preparing' : 'failed',
    requestedAt: row.requested_at.toISOString(),
    readyAt: row.ready_at?.toISOString() ?? null,
    expiresAt: isReady ? row.expires_at.toISOString() : null,
    bytes: isReady ? Number(row.bytes) : null,
    filesLeftOut: row.files_left_out,
  };
}
