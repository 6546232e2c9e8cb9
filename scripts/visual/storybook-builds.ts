import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { root } from '../child-process.ts';
import { git } from '../git.ts';

/** Where builds and pictures are kept. */
export const visualFolder = `${root}.cache/visual`;

/**
 * The revision that a change is compared with: where its branch left `main`; on `main` itself the
 * last commit, or the one before it when nothing is uncommitted.
 */
export function branchStart(): string {
  const head = git('rev-parse', 'HEAD');
  const parting = git('merge-base', 'main', 'HEAD');
  if (parting !== head) return parting;
  return git('status', '--porcelain') ? head : git('rev-parse', 'HEAD~1');
}

/** The Storybook of the files as they are now, with the styles of changed colours. */
export function buildChanged(): string {
  execFileSync(process.execPath, [`${root}scripts/bundle/theme-files.ts`], { stdio: 'inherit' });
  const folder = `${visualFolder}/changed`;
  rmSync(folder, { recursive: true, force: true });
  buildStorybook(root, `${folder}/storybook`);
  return folder;
}

/**
 * The Storybook of a commit, which is built once. Its sources lie inside the project while it is
 * built, so that they find the installed packages; those of another lock file are installed.
 */
export function buildCommit(commit: string): string {
  const folder = `${visualFolder}/${commit}`;
  if (existsSync(`${folder}/storybook/index.json`)) return folder;
  const sources = `${folder}/sources`;
  // What an interrupted run has left.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', sources, commit);
  try {
    if (git('diff', '--name-only', commit, '--', 'package-lock.json'))
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: sources, stdio: 'inherit' });
    buildStorybook(sources, `${folder}/unfinished`);
    renameSync(`${folder}/unfinished`, `${folder}/storybook`);
  } finally {
    git('worktree', 'remove', '--force', sources);
  }
  return folder;
}

function buildStorybook(sources: string, output: string): void {
  const own = `${sources}/node_modules/.bin/storybook`;
  const program = existsSync(own) ? own : `${root}node_modules/.bin/storybook`;
  const options = ['build', '--output-dir', output, '--disable-telemetry', '--quiet'];
  execFileSync(process.execPath, [program, ...options], {
    cwd: sources,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
