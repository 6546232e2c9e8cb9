import { Problem } from '#server/platform/errors/problem.ts';
import { cleanVideo } from './clean-video.ts';
import type { CleaningResult, CleaningTask } from './video-cleaner.ts';

/* The process behind video-cleaner.ts. It ends when the server lets it go, or with the server. */

process.on('message', async (task: CleaningTask) => {
  process.send?.(await runTask(task));
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches every process of a terminal; the server finishes the running work.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function runTask({ path }: CleaningTask): Promise<CleaningResult> {
  try {
    return { facts: await cleanVideo(path) };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.code };
    return { error: String(error) };
  }
}
