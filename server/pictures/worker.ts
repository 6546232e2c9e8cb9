import { Problem } from '../problem.ts';
import type { Answer, Task, Work } from './picture-process.ts';
import {
  drawSvg,
  processPicture,
  processWithSize,
  recutPicture,
  resizePicture,
  rotationOf,
  toJpeg,
} from './process-picture.ts';

/* The process behind workshop.ts, for one picture at a time. It ends when the server lets it go, or ends itself. */

const works: { [Name in keyof Work]: Work[Name] } = {
  drawSvg,
  processPicture,
  processWithSize,
  recutPicture,
  resizePicture,
  rotationOf,
  toJpeg,
};

const mostBytes = Number(process.argv[2]) * 1_000_000;
const betweenLooksMs = 50;

process.on('message', async (task: Task) => {
  // The decoder works in other threads, so this one is free to watch what they take.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) tell({ id: task.id, exceeded: 'memory' });
  }, betweenLooksMs);
  tell(await answered(task));
  clearInterval(watch);
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches every process of a terminal; the server finishes what it has begun.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const tell = (answer: Answer) => process.send?.(answer);

async function answered({ id, name, args }: Task): Promise<Answer> {
  try {
    const work = works[name] as (...args: unknown[]) => Promise<unknown>;
    return { id, value: await work(...args) };
  } catch (error) {
    if (!(error instanceof Problem)) process.stderr.write(`A picture was not made: ${String(error)}\n`);
    const { code, details } = error instanceof Problem ? error : new Problem('internal-error');
    return { id, problem: { code, details } };
  }
}
