import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { storageFull } from '../storage-full.ts';
import type { UnfinishedUploads } from './unfinished-uploads.ts';

/** At once, by one person: a gallery of clips. */
const mostUnfinished = 5;

/** An upload that was begun earlier than this ago and is not finished is mostly given up; see `UnfinishedUploads.append`. */
const activeMs = 2 * 3600 * 1000;

/**
 * Holds back other uploads of the person, in any process, until the transaction ends, and counts what there is. What was
 * announced counts in full.
 * @throws {Problem} `rate-limited` with too many unfinished uploads, `quota-reached` with too many bytes
 */
export async function requireQuota(
  trx: Db,
  { personId, bytes, quota, now }: { personId: string; bytes: number; quota: number; now: Date },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`videos:${personId}`}))`.execute(trx);
  const { unfinished, kept } = await trx
    .selectFrom('videos')
    .where('owner_id', '=', personId)
    .where((eb) => eb.or([eb('finished_at', 'is not', null), eb('expires_at', '>', now)]))
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('finished_at', 'is', null).as('unfinished'),
      fn.sum<string | null>('bytes').as('kept'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(unfinished) >= mostUnfinished) throw new Problem('rate-limited', { retryAfter: 60 });
  if (Number(kept) + bytes > quota) throw new Problem('quota-reached');
}

/**
 * Whether the disk takes so many bytes more, and all that active uploads have announced.
 * @throws {Problem} `storage-full`
 */
export async function requireDiskSpace(
  { db, uploads }: { db: Deps['db']; uploads: UnfinishedUploads },
  bytes: number,
  now: Date,
): Promise<void> {
  const free = await uploads.freeBytes();
  const active = await db
    .selectFrom('videos')
    .where('finished_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '>', new Date(now.getTime() - activeMs))
    .select(['id', 'bytes'])
    .execute();
  const announced = active.reduce((sum, upload) => sum + upload.bytes, 0);
  if (bytes + announced <= free) return;
  // A part of it lies on the disk already, or on that of another machine.
  const missing = bytes > free ? 0 : await uploads.missingBytes(active);
  if (bytes + missing > free) throw storageFull();
}
