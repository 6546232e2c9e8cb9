import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../child-process.ts';
import { markdownCell } from './markdown-cell.ts';
import {
  type Requirement,
  readRequirements,
  requirementsFile,
  type SpecificationPoint,
} from './requirement-list.ts';
import { type FileTags, readTestTags, type TaggedTest } from './test-tags.ts';

/*
 * Writes docs/specification.md: every requirement with the tests that cover it. `--check` writes
 * nothing and fails when the page is out of date. Both fail when a requirement has no test, a tag
 * names no requirement, or a tag belongs to nothing that always runs.
 */

const page = 'docs/specification.md';
const testFiles = ['test/**/*.{test,spec}.{ts,tsx}', 'stories/**/*.stories.tsx'];

/** The problems with the tags, one sentence each; empty when there are none. */
export function specificationProblems(points: SpecificationPoint[], files: FileTags[]): string[] {
  const ids = points.flatMap(({ requirements }) => requirements.map(({ id }) => id));
  const tests = files.flatMap((file) => file.tests);
  const covered = new Set(tests.flatMap((test) => test.ids));
  return [
    ...files.flatMap((file) => file.problems),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is listed twice.`),
    ...tests.flatMap(({ file, title, ids: named }) =>
      named
        .filter((id) => !ids.includes(id))
        .map((id) => `${file}: "${title}" names ${id}, which is no requirement.`),
    ),
    ...ids.filter((id) => !covered.has(id)).map((id) => `${id} has no test.`),
  ];
}

/** The page in Markdown. */
export function specificationPage(
  points: SpecificationPoint[],
  tests: TaggedTest[],
  decisionFiles: string[],
): string {
  const row = ({ id, text, decision }: Requirement): string => {
    const covering = tests.filter(({ ids }) => ids.includes(id));
    const remark = decision ? ` (differs: ${decisionLink(decision, decisionFiles)})` : '';
    return `| ${id} | ${markdownCell(text)}${remark} | ${covering.map(testLink).join('<br>')} |`;
  };
  const tables = points.map(
    ({ point, title, requirements }) => `## ${point}. ${title}

| id | requirement | tests |
| --- | --- | --- |
${requirements.map(row).join('\n')}
`,
  );
  return `# Specification

Every requirement and the tests that cover it. \`npm run generate\` writes this page from
[the list of requirements](../${requirementsFile}) and from the tags in tests; see
[cover a requirement](guides/cover-a-requirement.md).

${tables.join('\n')}`;
}

function decisionLink(number: number, files: string[]): string {
  const prefix = String(number).padStart(4, '0');
  const file = files.find((name) => name.startsWith(prefix));
  if (!file) throw new Error(`There is no decision ${prefix}.`);
  return `[decision ${number}](decisions/${file})`;
}

const testLink = ({ file, title }: TaggedTest): string =>
  `[${file.slice(file.lastIndexOf('/') + 1)}](../${file}): ${markdownCell(title)}`;

function writeOrCheck(isCheck: boolean): void {
  const points = readRequirements();
  const files = globSync(testFiles, { cwd: root })
    .sort()
    .map((file): [string, string] => [file, readFileSync(root + file, 'utf8')])
    .filter(([, text]) => text.includes('// spec '))
    .map(([file, text]) => readTestTags(file, text));
  const problems = specificationProblems(points, files);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    process.exitCode = 1;
    return;
  }
  const tests = files.flatMap((file) => file.tests);
  const decisions = globSync('*.md', { cwd: `${root}docs/decisions` });
  const text = specificationPage(points, tests, decisions);
  if (!isCheck) writeFileSync(root + page, text);
  else if (readFileSync(root + page, 'utf8') !== text) {
    console.error(`${page} is out of date. Run: npm run generate`);
    process.exitCode = 1;
  }
}

if (import.meta.main) writeOrCheck(process.argv.includes('--check'));
