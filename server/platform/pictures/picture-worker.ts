import { Problem } from '../errors/problem.ts';
import {
  convertToJpeg,
  detectRotation,
  drawSvg,
  editPicture,
  processPicture,
  processPictureWithSize,
  resizePicture,
} from './picture-processing.ts';
import type { PictureTask, PictureTaskResult, PictureTasks } from './picture-worker-process.ts';

/*
 * The process behind workshop.ts, for one picture at a time. It ends when the server lets it go, or
 * ends itself.
 */

const tasks: { [Name in keyof PictureTasks]: PictureTasks[Name] } = {
  drawSvg,
  processPicture,
  processPictureWithSize: processPictureWithSize,
  editPicture: editPicture,
  resizePicture,
  detectRotation: detectRotation,
  convertToJpeg: convertToJpeg,
};

const maxBytes = Number(process.argv[2]) * 1_000_000;
const memoryCheckMs = 50;

process.on('message', async (task: PictureTask) => {
  // The decoder works in other threads, so this one is free to watch what they take.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) sendResult({ id: task.id, exceeded: 'memory' });
  }, memoryCheckMs);
  sendResult(await runTask(task));
  clearInterval(watch);
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches every process of a terminal; the server finishes the running work.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const sendResult = (answer: PictureTaskResult) => process.send?.(answer);

async function runTask({ id, name, args }: PictureTask): Promise<PictureTaskResult> {
  try {
    const work = tasks[name] as (...args: unknown[]) => Promise<unknown>;
    return { id, value: await work(...args) };
  } catch (error) {
    if (!(error instanceof Problem))
      process.stderr.write(`A picture was not made: ${String(error)}\n`);
    const { code, details } = error instanceof Problem ? error : new Problem('internal-error');
    return { id, problem: { code, details } };
  }
}
