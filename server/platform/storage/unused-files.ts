import type { Deps } from '../dependencies.ts';
import { Problem } from '../errors/problem.ts';
import type { Storage } from './storage.ts';

type Cleanup = Pick<Deps, 'jobs' | 'clock' | 'storage'>;

/** A write that was given up may still be running in the storage for so long. */
const runningWriteMs = 10 * 60_000;

/**
 * Writes files to which nothing refers yet. After a failure of the storage, what may have been
 * written is deleted.
 * @param keys of all files that `write` may write
 * @throws what `write` throws
 */
export async function withCleanup<Result>(
  cleanup: Cleanup,
  keys: string[],
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const code = error instanceof Problem ? error.code : undefined;
    if (code === 'provider-unavailable') await deleteLater(cleanup, keys).catch(() => {});
    if (code === 'storage-full' || code === undefined) await deleteUnused(cleanup, keys);
    throw error;
  }
}

/** Deletes files to which nothing refers; a job does it when the storage is unavailable. */
export async function deleteUnused(cleanup: Cleanup, keys: string[]): Promise<void> {
  await deleteFiles(cleanup.storage, { keys }).catch(() => deleteLater(cleanup, keys));
}

const deleteLater = ({ jobs, clock }: Cleanup, keys: string[]): Promise<void> =>
  jobs.send('delete-files', { keys }, undefined, new Date(clock.now().getTime() + runningWriteMs));

/** The job `delete-files`. @throws while the storage is unavailable */
export async function deleteFiles(storage: Storage, { keys }: { keys: string[] }): Promise<void> {
  for (const key of keys) await storage.delete(key);
}
