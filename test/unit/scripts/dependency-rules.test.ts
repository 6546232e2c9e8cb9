import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLicenceAllowed, licenceFiles } from '../../../scripts/dependencies/allowed-licences.ts';
import { dependencyProblems } from '../../../scripts/dependencies/dependency-rules.ts';
import type { LockedPackage, Manifest } from '../../../scripts/dependencies/lock-file.ts';
import { ageProblems } from '../../../scripts/dependencies/package-ages.ts';

const project = {
  name: 'portal',
  version: '1.0.0',
  dependencies: { kysely: '1.0.0' },
  devDependencies: { 'typescript-7': 'npm:typescript@7.0.2' },
  allowScripts: {},
};
const good: LockedPackage = {
  folder: 'node_modules/kysely',
  name: 'kysely',
  version: '1.0.0',
  integrity: `sha512-${'A'.repeat(86)}==`,
  license: 'MIT',
};
const installed: Manifest = { version: '1.0.0' };
const problems = (
  changed: Partial<LockedPackage> = {},
  manifest: Manifest | null = installed,
  own: Partial<typeof project> = {},
) => dependencyProblems({ ...project, ...own }, [{ ...good, ...changed }], () => manifest);

describe('the check of packages', () => {
  it('finds nothing in good ones, and in those of other systems', () => {
    expect(problems()).toEqual([]);
    expect(problems({ optional: true }, null)).toEqual([]);
  });

  it.each([
    ['a licence that is not allowed', { license: 'GPL-3.0-only' }, 'GPL-3.0-only is not allowed'],
    ['no licence', { license: undefined }, 'names no licence'],
    ['another place', { resolved: 'git+ssh://git.example/a.git' }, 'not from the registry'],
    ['a folder', { link: true }, 'is a link'],
    ['no hash', { integrity: undefined }, 'no SHA-512 hash'],
    ['a weak hash', { integrity: 'sha1-qqqqqqqqqqqqqqqqqqqqqqqqqqo=' }, 'no SHA-512 hash'],
    ['an install script', { hasInstallScript: true }, 'not in allowScripts'],
    ['another version than installed', { version: '1.0.1' }, 'installed as 1.0.0, not 1.0.1'],
  ])('finds %s', (_, changed, problem) => {
    expect(problems(changed as Partial<LockedPackage>)).toEqual([expect.stringContaining(problem)]);
  });

  it('finds an install script that the lock file does not tell', () => {
    const hidden = { ...installed, scripts: { postinstall: 'node steal.js' } };
    expect(problems({}, hidden)).toEqual([expect.stringContaining('not in allowScripts')]);
    expect(
      problems({ hasInstallScript: true }, hidden, { allowScripts: { kysely: true } }),
    ).toEqual([]);
  });

  it('finds a package that is not installed, and an entry of allowScripts without use', () => {
    expect(problems({}, null)).toEqual([expect.stringContaining('is not installed')]);
    expect(problems({}, installed, { allowScripts: { kysely: true } })).toEqual([
      'kysely is in allowScripts and has no install script.',
    ]);
  });

  it.each(['^1.0.0', 'latest', 'github:owner/name', 'https://files.example/a.tgz', 'file:../a'])(
    'finds the version "%s"',
    (version) => {
      expect(problems({}, installed, { dependencies: { kysely: version } })).toEqual([
        `kysely: "${version}" is no exact version of the registry.`,
      ]);
    },
  );
});

describe('a licence', () => {
  it.each([
    ['kysely', '(MIT OR GPL-2.0-only)', true],
    ['@expo-google-fonts/noto-sans', 'MIT AND OFL-1.1', true],
    ['kysely', 'MIT AND OFL-1.1', false],
    ['kysely', 'MIT AND GPL-2.0-only', false],
    ['kysely', 'MIT AND (ISC OR MIT)', false],
    ['kysely', 'SEE LICENSE IN LICENSE', false],
    ['lightningcss-linux-x64-gnu', 'MPL-2.0', true],
    ['kysely', 'MPL-2.0', false],
  ])('of %s, %s, may be used: %s', (name, licence, isAllowed) => {
    expect(isLicenceAllowed(name, licence)).toBe(isAllowed);
  });

  it.each(Object.entries(licenceFiles))('of %s is in its file: %s', (name, licence) => {
    const file = new URL(`../../../node_modules/${name}/LICENSE`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toContain(`${licence} License`);
  });
});

describe('the age of a version', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const version = (publishedAt: string | undefined) => [
    { name: 'kysely', version: '1.0.0', publishedAt },
  ];

  it('is seven days or more, or the version is listed', () => {
    expect(ageProblems(version('2026-11-13T12:00:00Z'), now)).toEqual([]);
    expect(ageProblems(version('2026-11-13T12:00:01Z'), now)).toEqual([
      'kysely@1.0.0 is 6 days old, 7 are needed.',
    ]);
    const listed = { 'kysely@1.0.0': 'fixes a vulnerability' };
    expect(ageProblems(version('2026-11-20T11:00:00Z'), now, listed)).toEqual([]);
  });

  it('is unknown where the registry does not have it', () => {
    expect(ageProblems(version(undefined), now)).toEqual(['kysely@1.0.0 is not in the registry.']);
  });
});
