import type { Deps } from '#server/platform/dependencies.ts';
import { type ErasureDeps, eraseAccounts } from './closing/erase-accounts.ts';
import { sweepPosts } from './closing/sweep-posts.ts';
import { type ExportDeps, prepareDataExports } from './export/prepare-export.ts';

const pollMs = 2000;

/**
 * Looks every two seconds for requested exports, for posts of closed accounts, and for accounts to
 * erase. Any number of processes may; each does one thing of a kind at a time.
 * @returns a function that stops it: running work is left to another process
 */
export function startOwnDataWork(
  deps: ExportDeps & ErasureDeps & Pick<Deps, 'jobs'>,
  report: (error: unknown) => void,
): () => Promise<unknown> {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const loops = [
    () => prepareDataExports(deps, report, stopping.signal),
    () => sweepPosts(deps, isStopping),
    () => eraseAccounts(deps, report, isStopping),
  ].map((work) => startLoop(work, report));
  return () => {
    stopping.abort(new Error('The server is stopping.'));
    return Promise.all(loops.map((stop) => stop()));
  };
}

function startLoop(work: () => Promise<void>, report: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .catch(report)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, pollMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
