import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  PictureTask,
  PictureTaskResult,
} from '#server/platform/pictures/picture-worker-process.ts';

/* A worker for tests: it does with a task what the argument says. */

const mark = join(tmpdir(), `stuck-worker-${process.ppid}`);

process.on('message', ({ id, args: [what] }: PictureTask) => {
  // Like a decoder that hangs: not even this process can stop it.
  if (what === 'stuck') for (;;);
  if (what === 'end') process.exit(1);
  if (what === 'end-once' && !existsSync(mark)) {
    writeFileSync(mark, '');
    process.exit(1);
  }
  rmSync(mark, { force: true });
  const answer: PictureTaskResult = { id, value: what === 'end-once' ? 'done at last' : 'done' };
  process.send?.(answer);
});
process.on('disconnect', () => process.exit(0));
