import { limits } from '#domain/limits.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import {
  type DataExportRow,
  findNewestExport,
  listRequestTimes,
} from './repository/data-exports.ts';

const week = 7 * 24 * 3600 * 1000;

/** From when a person can request another export; null for now. */
export async function nextRequestTime(db: Db, personId: string, now: Date): Promise<Date | null> {
  const times = await listRequestTimes(db, personId, new Date(now.getTime() - week));
  const oldest = times.at(-limits.dataExportsPerWeek);
  return oldest ? new Date(oldest.getTime() + week) : null;
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
