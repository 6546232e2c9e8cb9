import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Problem } from '../errors/problem.ts';
import { storageFullProblem } from '../storage/storage-errors.ts';

type Bounds = {
  perKey: number;
  total: number;
  /** Free space of the disk that they are written to. */
  freeBytes?: () => Promise<number>;
};

async function freeTemporaryBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(tmpdir());
  return bavail * bsize;
}

/** Counts files while they arrive, so that slow senders cannot fill the disk with many of them. */
export function createIncomingFileLimiter({
  perKey,
  total,
  freeBytes = freeTemporaryBytes,
}: Bounds) {
  const byKey = new Map<string, number>();
  let count = 0;
  let announced = 0;

  function add(key: string, bytes: number, change: 1 | -1): void {
    const own = (byKey.get(key) ?? 0) + change;
    if (own > 0) byKey.set(key, own);
    else byKey.delete(key);
    count += change;
    announced += change * bytes;
  }

  return {
    /**
     * Counts a file in.
     * @param key who sends it
     * @param bytes how large it may become
     * @returns what counts it out; a second call does nothing
     * @throws {Problem} `server-busy` while too many arrive, `storage-full` where the disk does not
     * take all that arrive
     */
    async begin(key: string, bytes: number): Promise<() => void> {
      if ((byKey.get(key) ?? 0) >= perKey || count >= total) {
        throw new Problem('server-busy', { retryAfter: 5 });
      }
      add(key, bytes, 1);
      let isCounted = true;
      const end = () => {
        if (isCounted) add(key, bytes, -1);
        isCounted = false;
      };
      const hasRoom = await freeBytes().then(
        (free) => free >= announced,
        () => true,
      );
      if (hasRoom) return end;
      end();
      throw storageFullProblem();
    },
  };
}
