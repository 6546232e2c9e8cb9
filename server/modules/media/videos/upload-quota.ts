import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { storageFullProblem } from '#server/platform/storage/storage-errors.ts';
import type { UnfinishedUploads } from '#server/platform/videos/unfinished-uploads.ts';
import {
  countStarts,
  countUploads,
  deleteStartsUntil,
  insertStart,
  listActiveUploads,
  lockUploads,
} from '../repository/upload-quota.ts';

/** At once, by one person: a gallery of clips. */
const maxUnfinished = 5;

/** In an hour, by one person; no gallery and no bad line needs as many. */
const maxStartsPerHour = 60;
const hour = 3600 * 1000;

/** How long announced space is kept for an upload before its first byte arrives. */
const reservationMs = 60_000;

/** An unfinished upload older than this was probably abandoned; see `UnfinishedUploads.append`. */
const activeMs = 2 * hour;

/**
 * Blocks other uploads of the person, in any process, until the transaction ends, and checks the
 * limits. Announced bytes count in full. Counts the upload as started.
 * @throws {Problem} `rate-limited` with too many unfinished uploads or too many started in the last
 * hour, `quota-reached` with too many bytes
 */
export async function requireUploadQuota(
  trx: Db,
  { personId, bytes, quota, now }: { personId: string; bytes: number; quota: number; now: Date },
): Promise<void> {
  await lockUploads(trx, personId);
  const uploaded = await countUploads(trx, personId, now);
  if (uploaded.unfinished >= maxUnfinished) throw new Problem('rate-limited', { retryAfter: 60 });
  if (uploaded.bytes + bytes > quota) throw new Problem('quota-reached');
  await recordStart(trx, personId, now);
}

/** Cancelling an upload and beginning another one would keep its space forever. */
async function recordStart(trx: Db, personId: string, now: Date): Promise<void> {
  const { starts, first } = await countStarts(trx, personId, new Date(now.getTime() - hour));
  if (first && starts >= maxStartsPerHour) {
    const retryAfter = Math.max(1, Math.ceil((first.getTime() + hour - now.getTime()) / 1000));
    throw new Problem('rate-limited', { retryAfter });
  }
  await insertStart(trx, personId, now);
}

/** Forgets starts that no longer count. */
export async function deleteOldStarts(db: Db, now: Date): Promise<void> {
  await deleteStartsUntil(db, new Date(now.getTime() - hour));
}

/**
 * Checks that the disk has room for so many bytes, plus everything announced by uploads that are
 * arriving or have just started.
 * @throws {Problem} `storage-full`
 */
export async function requireDiskSpace(
  { db, uploads }: { db: Deps['db']; uploads: UnfinishedUploads },
  bytes: number,
  now: Date,
): Promise<void> {
  const free = await uploads.freeBytes();
  const active = await listActiveUploads(db, { since: new Date(now.getTime() - activeMs), now });
  const announced = active.reduce((sum, upload) => sum + upload.bytes, 0);
  if (bytes + announced <= free) return;
  // A part of it is already on the disk, or on that of another machine.
  const reservedSince = now.getTime() - reservationMs;
  const missing = bytes > free ? 0 : await uploads.missingBytes(active, new Date(reservedSince));
  if (bytes + missing > free) throw storageFullProblem();
}
