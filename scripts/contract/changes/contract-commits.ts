import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../../child-process.ts';
import { commitOf, git } from '../../git.ts';
import type { Contract } from '../contract-document.ts';

/** The contract of a commit, or of the working tree. */
export type VersionedContract = {
  /** What to call it in a report: `v0.1.0 (1a2b3c4d5e6f)` or `the working tree`. */
  label: string;
  /** The commit; undefined for the working tree. */
  commit: string | undefined;
  version: string;
  contract: Contract;
};

type WithInfo = Contract & { info: { version: string } };

/** The contract of a commit, by any name that Git knows. @throws when the commit has none */
export function contractAt(revision: string): VersionedContract {
  const commit = commitOf(revision).slice(0, 12);
  const label = commit.startsWith(revision) ? commit : `${revision} (${commit})`;
  return { label, commit, ...parsed(git('show', `${commit}:openapi.yaml`)) };
}

/** The contract of the working tree. */
export function currentContract(): VersionedContract {
  const text = readFileSync(`${root}openapi.yaml`, 'utf8');
  return { label: 'the working tree', commit: undefined, ...parsed(text) };
}

/**
 * The last tag before the current commit; without tags, the default branch of `origin`.
 * @throws when there is neither
 */
export function lastRelease(): string {
  const base =
    attempt('describe', '--tags', '--abbrev=0') ??
    attempt('rev-parse', '--abbrev-ref', 'origin/HEAD');
  if (!base)
    throw new Error(
      'There is no tag and no origin to compare with. Name a commit: ' +
        'npm run contract:changes -- HEAD~10',
    );
  return base;
}

/** Whether the current commit descends from this one. */
export function isAncestor(commit: string): boolean {
  return attempt('merge-base', '--is-ancestor', commit, 'HEAD') !== undefined;
}

function parsed(text: string): { version: string; contract: Contract } {
  // Older commits have a contract with YAML aliases.
  const contract = parse(text, { maxAliasCount: -1 }) as WithInfo;
  return { version: contract.info.version, contract };
}

function attempt(...parameters: string[]): string | undefined {
  try {
    return git(...parameters);
  } catch {
    return undefined;
  }
}
