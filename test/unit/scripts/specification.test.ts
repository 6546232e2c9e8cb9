import { describe, expect, it } from 'vitest';
import {
  specificationPage,
  specificationProblems,
} from '../../../scripts/specification/specification-page.ts';
import { readTestTags } from '../../../scripts/specification/test-tags.ts';

const read = (text: string, file = 'test/unit/a.test.ts') => readTestTags(file, text);

// The sign is written apart, so that this file has no tags of its own.
const tag = (ids: string) => `// ${'spec'} ${ids}\n`;

const points = [
  {
    point: 1,
    title: 'Product',
    requirements: [
      { id: '1.1', text: 'Creators | agencies sign in' },
      { id: '1.2', text: 'Posts have a title', decision: 64 },
    ],
  },
];

describe('the tags of a file', () => {
  it('belong to the test below them, with the groups around it', () => {
    const each = "it.each(rows)('is %s', () => {});";
    const text = `describe('a post', () => {\n${tag('1.1, 1.2')}${each}\n});`;
    expect(read(text)).toEqual({
      tests: [{ file: 'test/unit/a.test.ts', title: 'a post › is %s', ids: ['1.1', '1.2'] }],
      problems: [],
    });
  });

  it.each([
    ['each test of a loop', `${tag('1.1')}for (const a of b) test(\`\${a} works\`, () => {});`],
    ['the test of a whole chart', `${tag('1.1')}walkChart({ samples });`],
    ['a story that plays', `${tag('1.1')}export const Full = { play: async () => {} };`],
  ])('may belong to %s', (_, text) => {
    expect(read(text).tests).toMatchObject([{ ids: ['1.1'] }]);
    expect(read(text).problems).toEqual([]);
  });

  it.each([
    ['above no test', `${tag('1.1')}const a = 1;`],
    ['at the end of a file', tag('1.1')],
    ['above a story that only draws', `${tag('1.1')}export const Full = { render: () => null };`],
    ['above a test that is skipped', `${tag('1.1')}it.skip('a', () => {});`],
    ['above a test that runs only sometimes', `${tag('1.1')}it.runIf(x)('a', () => {});`],
    [
      'above a test in a skipped group',
      `describe.skip('g', () => {\n${tag('1.1')}it('a', () => {});\n});`,
    ],
    ['above a test that skips itself', `${tag('1.1')}test('a', () => {\n test.skip(slow);\n});`],
  ])('are ignored %s, which is reported', (_, text) => {
    const { tests, problems } = read(text);
    expect(tests).toEqual([]);
    expect(problems).toHaveLength(1);
  });
});

describe('the specification', () => {
  const tests = [{ file: 'test/unit/a.test.ts', title: 'signs in', ids: ['1.1', '1.2'] }];

  it('has nothing to report where every requirement has a test', () => {
    expect(specificationProblems(points, [{ tests, problems: [] }])).toEqual([]);
  });

  it('reports a requirement without a test, and a tag that names no requirement', () => {
    const wrong = [{ file: 'test/unit/a.test.ts', title: 'signs in', ids: ['1.1', '1.9'] }];
    expect(specificationProblems(points, [{ tests: wrong, problems: ['p'] }])).toEqual([
      'p',
      'test/unit/a.test.ts: "signs in" names 1.9, which is no requirement.',
      '1.2 has no test.',
    ]);
  });

  it('links each requirement to its tests and its decision', () => {
    const page = specificationPage(points, tests, ['0064-intended-differences.md']);
    expect(page).toContain(
      '| 1.1 | Creators \\| agencies sign in | [a.test.ts](../test/unit/a.test.ts): signs in |',
    );
    expect(page).toContain('(differs: [decision 64](decisions/0064-intended-differences.md))');
  });
});
