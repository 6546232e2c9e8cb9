import { Problem } from '../problem.ts';
import {
  drawSvg,
  processPicture,
  processWithSize,
  recutPicture,
  resizePicture,
  rotationOf,
  toJpeg,
} from './process-picture.ts';
import type { Answer, Task, Work } from './workshop.ts';

/* The process behind workshop.ts. It ends when the server lets it go, or ends itself. */

const works: { [Name in keyof Work]: Work[Name] } = {
  drawSvg,
  processPicture,
  processWithSize,
  recutPicture,
  resizePicture,
  rotationOf,
  toJpeg,
};

process.on('message', async (task: Task) => {
  process.send?.(await answered(task));
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches every process of a terminal; the server finishes what it has begun.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

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
