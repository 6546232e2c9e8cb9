import type {
  CleaningResult,
  CleaningTask,
} from '#server/platform/videos/cleaning/video-cleaner.ts';

/* Replaces the process that cleans videos. The path of its task says what it does. */

const facts = { width: 640, height: 360, durationMs: 2500, hasSound: true };
const hoard: string[][] = [];

process.on('message', ({ path }: CleaningTask) => {
  if (path === 'hangs') return;
  if (path === 'crashes') process.kill(process.pid, 'SIGKILL');
  while (path === 'takes all memory')
    hoard.push(Array.from({ length: 100_000 }, (_, at) => `${at}`));
  process.send?.((path === 'breaks' ? { error: 'EIO' } : { facts }) satisfies CleaningResult);
});
process.on('disconnect', () => process.exit(0));
