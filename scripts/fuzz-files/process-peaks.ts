import { readdir, readFile } from 'node:fs/promises';
import { megabytes } from '../../bench/support/process-memory.ts';

const pollMilliseconds = 100;

/**
 * Watches the processes that a server starts.
 * @returns what ends it and tells the highest memory of one of them
 */
export function watchChildren(parent: number): () => Promise<number> {
  let peak = 0;
  let running = Promise.resolve();
  const look = async () => {
    for (const pid of await childrenOf(parent)) {
      // A process may end in between.
      const used = await megabytes(pid, 'VmHWM').catch(() => 0);
      peak = Math.max(peak, used);
    }
  };
  const timer = setInterval(() => {
    running = running.then(look);
  }, pollMilliseconds);
  return async () => {
    clearInterval(timer);
    await running;
    return peak;
  };
}

async function childrenOf(parent: number): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found: number[] = [];
  for (const name of names) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The name of a program, in parentheses, may have spaces.
    const [, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(ppid) === parent) found.push(Number(name));
  }
  return found;
}
