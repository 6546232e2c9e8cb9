import { Problem } from '../errors/problem.ts';

/** No room, no quota, a file system that became read-only, or no file handles left. */
const fullCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE', 'EFBIG'];
/**
 * PostgreSQL: `disk_full`. PGlite reports the code of its file system, which is that of the disk.
 */
const diskFullCode = '53100';

/** Space returns when somebody deletes files or adds a disk; devices continue automatically. */
export const storageFullProblem = (cause?: unknown) =>
  new Problem('storage-full', { retryAfter: 60 }, cause);

/**
 * Whether storing failed for lack of space, here or in the database. Then nothing was stored, and a
 * retry may succeed.
 */
export function isStorageFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (code === diskFullCode || fullCodes.includes(String(code))) return true;
  return cause !== undefined && cause !== error && isStorageFull(cause);
}
