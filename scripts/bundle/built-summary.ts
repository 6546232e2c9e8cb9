import { globSync, statSync } from 'node:fs';
import { root } from '../child-process.ts';

/** A summary of the build: "204 scripts, 2.9 MB (0.9 MB compressed)". */
export function builtSummary(): string {
  const scripts = globSync(`${root}dist/assets/*.js`);
  return `${scripts.length} scripts, ${megabytes(scripts)} (${megabytes(
    scripts.map((file) => `${file}.br`),
  )} compressed)`;
}

function megabytes(files: string[]): string {
  const bytes = files.reduce(
    (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
