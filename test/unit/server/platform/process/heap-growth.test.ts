import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../../scripts/child-process.ts';
import { serverCommand } from '../../../../../scripts/server-command.ts';

/** Loads the server without starting it, and prints the size of the heap in bytes. */
const program = `
  import v8 from 'node:v8';
  await import('./server/start.ts');
  console.log(v8.getHeapStatistics().total_heap_size);
  process.exit();
`;

function heapAfterLoading(...parameters: string[]): number {
  const command = [...parameters, '--input-type=module', '--eval', program];
  return Number(execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' }));
}

describe('the flags of the heap', () => {
  it("keep the loaded server below three quarters of V8's default", () => {
    const [...options] = serverCommand.slice(0, -1);
    const kept = heapAfterLoading(...options, '--import', `${root}server/heap-growth.mjs`);
    expect(kept).toBeLessThan(heapAfterLoading() * 0.75);
  });
});
