import { execFileSync } from 'node:child_process';
import { root } from './child-process.ts';

/** Runs Git in the project; returns what it prints. @throws when it fails */
export function git(...parameters: string[]): string {
  return execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** The whole hash of a commit, by any name that Git knows. @throws when there is none */
export const commitOf = (revision: string): string =>
  git('rev-parse', '--verify', `${revision}^{commit}`);
