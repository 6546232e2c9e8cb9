import { Problem } from '../errors/problem.ts';
import { withoutRequestSlot } from './request-slot.ts';

type KeyQueue = { last: Promise<unknown>; size: number };

/**
 * Runs tasks of one key sequentially in this process, so that only one of the tasks that wait for
 * a lock of the database holds a connection.
 * @param bounds.waitingPerKey tasks that wait of one key; further ones are refused
 * @param bounds.retryAfter seconds after which a refused caller may try again
 * @throws {Problem} `server-busy` when too many tasks of the key wait; what the task throws
 */
export function createKeyedQueue({
  waitingPerKey,
  retryAfter,
}: {
  waitingPerKey: number;
  retryAfter: number;
}) {
  const lines = new Map<string, KeyQueue>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(key) ?? { last: Promise.resolve(), size: 0 };
    if (line.size > waitingPerKey) throw new Problem('server-busy', { retryAfter });
    const { last } = line;
    const isFree = line.size === 0;
    const { promise: done, resolve: end } = Promise.withResolvers<void>();
    line.last = done;
    line.size += 1;
    lines.set(key, line);
    try {
      if (!isFree) await withoutRequestSlot(() => last);
      return await work();
    } finally {
      line.size -= 1;
      if (line.size === 0) lines.delete(key);
      end();
    }
  };
}
