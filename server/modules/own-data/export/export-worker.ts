import { type ExportDeps, prepareDataExports } from './prepare-export.ts';

const pollMs = 2000;

/**
 * Looks for requested exports every two seconds. Any number of processes may; each prepares one at
 * a time.
 * @returns a function that ends it: an export under way is left to another process
 */
export function startDataExports(
  deps: ExportDeps,
  report: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= prepareDataExports(deps, report, stopping.signal)
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
    stopping.abort(new Error('The server is stopping.'));
    await running;
  };
}
