import { describe, expect, it } from 'vitest';
import {
  projectTree,
  requirementProblems,
  type Tree,
} from '../../../scripts/security/requirement-problems.ts';
import { securityPages } from '../../../scripts/security/security-pages.ts';
import {
  readLevels,
  readSecurityChapters,
  type SecurityRequirement,
} from '../../../scripts/security/security-requirements.ts';
import { readTestTitles } from '../../../scripts/specification/test-tags.ts';

const tree: Tree = {
  tests: (file) =>
    file === 'test/a.test.ts'
      ? readTestTitles(file, "describe('a', () => { it('b', () => {}); it.skip('c', () => {}); });")
      : null,
  anchors: (file) => (file === 'docs/a.md' ? ['keys'] : null),
};
const good: SecurityRequirement = {
  id: '1.1.1',
  about: 'input is decoded once',
  status: 'met',
  tests: ['test/a.test.ts › a › b'],
};
const levels = new Map([['1.1.1', 2 as const]]);
const chapter = (requirements: SecurityRequirement[]) => [
  { name: '01-a', chapter: 1, title: 'A', requirements },
];
const problems = (changed: Partial<SecurityRequirement>) =>
  requirementProblems(chapter([{ ...good, ...changed }]), levels, tree);

describe('the list of security requirements', () => {
  it('has every requirement of levels 1 and 2, with tests and files that exist', () => {
    const all = readLevels();
    expect([...all.values()].filter((level) => level === 1)).toHaveLength(70);
    expect([...all.values()].filter((level) => level === 2)).toHaveLength(183);
    expect(requirementProblems(readSecurityChapters(), all, projectTree())).toEqual([]);
  });

  it('has nothing to report where all is proved', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ files: ['docs/a.md', 'docs/a.md#keys'] })).toEqual([]);
  });

  it.each([
    ['a missing file', { tests: ['test/b.test.ts › a › b'] }, 'there is no file test/b.test.ts'],
    ['a missing test', { tests: ['test/a.test.ts › a › d'] }, 'has no test "a › d"'],
    ['a skipped test', { tests: ['test/a.test.ts › a › c'] }, 'does not always run'],
    ['a missing document', { files: ['docs/b.md'] }, 'there is no file docs/b.md'],
    ['a missing heading', { files: ['docs/a.md#logs'] }, 'no heading #logs'],
    ['a claim without proof', { tests: [] }, 'names neither a test nor a file'],
    ['an exception without a reason', { status: 'not-applicable', tests: [] }, 'gives no reason'],
    ['a gap without words', { status: 'not-met' }, 'does not say what is missing'],
  ] as const)('reports %s', (_, changed, problem) => {
    expect(problems(changed as Partial<SecurityRequirement>)).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  it('reports a requirement that is missing, unknown, twice or in another chapter', () => {
    expect(requirementProblems([], levels, tree)).toEqual(['1.1.1 is missing.']);
    expect(problems({ id: '2.9.9' })).toEqual([
      '1.1.1 is missing.',
      '2.9.9 is no requirement.',
      '2.9.9 is in chapter 1.',
    ]);
    expect(requirementProblems(chapter([good, good]), levels, tree)).toEqual([
      '1.1.1 is listed twice.',
    ]);
  });

  it('becomes a page for each chapter, and one with all that is not met', () => {
    const gap = { ...good, status: 'not-met', note: 'It is | decoded twice.' } as const;
    const pages = securityPages(chapter([gap]), levels);
    expect(pages.get('docs/security/01-a.md')).toContain(
      '| 1.1.1 | 2 | input is decoded once | not met | [a.test.ts](../../test/a.test.ts): a › b',
    );
    expect(pages.get('docs/security.md')).toContain(
      '| 1.1.1 | 2 | input is decoded once | It is \\| decoded twice. |',
    );
  });
});
