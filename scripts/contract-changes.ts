import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './child-process.ts';
import { changeReport, countOf } from './contract/changes/change-report.ts';
import { sectionsOf, withSection } from './contract/changes/contract-changelog.ts';
import { contractChanges } from './contract/changes/contract-changes.ts';
import {
  contractAt,
  currentContract,
  isAncestor,
  lastRelease,
  type VersionedContract,
} from './contract/changes/contract-commits.ts';
import { allowsBreakingChanges } from './contract/changes/contract-version.ts';

/*
 * `npm run contract:changes -- [base] [head]`: how openapi.yaml changed for its callers between two
 * commits, by default between the last tag (or the default branch of origin) and the working tree.
 * Ends with 1 when there are breaking changes and the version of the contract leaves no room for
 * them, and with 2 when it cannot compare. Without `head` it updates docs/contract-changelog.md.
 */

const changelogFile = `${root}docs/contract-changelog.md`;

try {
  const [base = lastRelease(), head] = process.argv.slice(2);
  const before = contractAt(base);
  const after = head ? contractAt(head) : currentContract();
  if (!head) updateChangelog(before, after);
  process.exitCode = printChanges(before, after) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** @returns whether the version leaves room for the changes */
function printChanges(before: VersionedContract, after: VersionedContract): boolean {
  const groups = contractChanges(before.contract, after.contract);
  console.log(`The contract from ${before.label} to ${after.label}\n`);
  console.log(`${changeReport(groups, 'text')}\n`);
  const breaking = countOf(groups, 'breaking');
  const versions = `${before.version} to ${after.version}`;
  if (breaking === 0) console.log(`No breaking changes (version ${versions}).`);
  else if (allowsBreakingChanges(before.version, after.version))
    console.log(`${breaking} breaking changes, and the version went up (${versions}).`);
  else {
    console.error(
      `${breaking} breaking changes need a higher version (${versions}): ` +
        'raise info.version in contract/openapi.yaml, its first number that is not 0.',
    );
    return false;
  }
  return true;
}

/**
 * A section goes on from the commit it started from, even when a later one is compared.
 * @throws when the history has no such commit
 */
function updateChangelog(before: VersionedContract, after: VersionedContract): void {
  const changelog = existsSync(changelogFile) ? readFileSync(changelogFile, 'utf8') : '';
  const { version, contract } = after;
  const known = sectionsOf(changelog).find((section) => section.version === version);
  if (known && !isAncestor(known.since))
    throw new Error(
      `The changelog starts at ${known.since}, which this clone does not have. ` +
        'Fetch the whole history.',
    );
  const start = known ? contractAt(known.since) : before;
  if (!start.commit) return;
  const report = changeReport(contractChanges(start.contract, contract), 'markdown');
  writeFileSync(changelogFile, withSection(changelog, { version, since: start.commit, report }));
}
