import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { root } from '../child-process.ts';
import { markdownCell } from '../specification/markdown-cell.ts';
import { projectTree, requirementProblems, splitTest } from './requirement-problems.ts';
import {
  readLevels,
  readSecurityChapters,
  requirementsFolder,
  type SecurityChapter,
  type SecurityRequirement,
  type Status,
  statuses,
} from './security-requirements.ts';

/*
 * Writes docs/security.md and a page for each chapter: every requirement of OWASP ASVS 5.0, levels
 * 1 and 2, with its proof. `--check` writes nothing and fails when a page is out of date. Both fail
 * when a requirement is missing, or a named test or file does not exist.
 */

const indexPage = 'docs/security.md';
const pagesFolder = 'docs/security';

/** Every page by its path. */
export function securityPages(
  chapters: SecurityChapter[],
  levels: ReadonlyMap<string, number>,
): Map<string, string> {
  return new Map([
    [indexPage, index(chapters, levels)],
    ...chapters.map((one): [string, string] => [
      `${pagesFolder}/${one.name}.md`,
      chapterPage(one, levels),
    ]),
  ]);
}

function index(chapters: SecurityChapter[], levels: ReadonlyMap<string, number>): string {
  const names = Object.keys(statuses) as Status[];
  const all = chapters.flatMap(({ requirements }) => requirements);
  const counts = (list: SecurityRequirement[]) =>
    names.map((name) => list.filter(({ status }) => status === name).length).join(' | ');
  const rows = chapters.map(
    ({ name, chapter, title, requirements }) =>
      `| [${chapter}. ${title}](security/${name}.md) | ${counts(requirements)} |`,
  );
  return `# Security

Every requirement of the [OWASP Application Security Verification
Standard](https://github.com/OWASP/ASVS) 5.0 of the levels 1 and 2 (${levels.size}), with the test
that proves it or the file that does it. The words are ours; the standard has the whole texts.
\`npm run generate\` writes these pages from [the list](../${requirementsFolder}) and fails when a
requirement is missing or a named test or file does not exist
([decision 102](decisions/0102-security-documentation.md)).

See also the [threat model](threat-model.md), the [security rules](security-rules.md) and
[where personal data is](personal-data.md).

| chapter | ${names.map((name) => statuses[name]).join(' | ')} |
| --- | ${names.map(() => '---').join(' | ')} |
${rows.join('\n')}
| all | ${counts(all)} |

## Not met

${list(all, levels, 'not-met')}

## Up to the operator

${list(all, levels, 'operator')}
`;
}

const list = (
  all: SecurityRequirement[],
  levels: ReadonlyMap<string, number>,
  status: Status,
): string =>
  [
    '| id | level | requirement | what is missing or to do |',
    '| --- | --- | --- | --- |',
    ...all
      .filter((one) => one.status === status)
      .map(({ id, about, note = '', files = [] }) => {
        const documents = files.filter((file) => file.startsWith('docs/'));
        const rest = documents.map((file) => fileLink(file, 'docs')).join(', ');
        const remark = [markdownCell(note), rest].filter(Boolean).join(' ');
        return `| ${id} | ${levels.get(id)} | ${markdownCell(about)} | ${remark} |`;
      }),
  ].join('\n');

function chapterPage(
  { chapter, title, requirements }: SecurityChapter,
  levels: ReadonlyMap<string, number>,
): string {
  const row = ({ id, about, status, tests = [], files = [], note }: SecurityRequirement) => {
    const proof = [
      ...tests.map(testLink),
      ...files.map((file) => fileLink(file, pagesFolder)),
      ...(note === undefined ? [] : [markdownCell(note)]),
    ];
    const cells = [id, levels.get(id), markdownCell(about), statuses[status], proof.join('<br>')];
    return `| ${cells.join(' | ')} |`;
  };
  return `# ${chapter}. ${title}

[All chapters](../security.md)

| id | level | requirement | status | proof |
| --- | --- | --- | --- | --- |
${requirements.map(row).join('\n')}
`;
}

function testLink(test: string): string {
  const { file, title } = splitTest(test);
  return `[${file.slice(file.lastIndexOf('/') + 1)}](../../${file}): ${markdownCell(title)}`;
}

/** @param folder of the page that has the link */
function fileLink(file: string, folder: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.md(?=#|$)/, '');
  return `[${markdownCell(name)}](${relative(folder, file)})`;
}

function writeOrCheck(isCheck: boolean): void {
  const [chapters, levels] = [readSecurityChapters(), readLevels()];
  const problems = requirementProblems(chapters, levels, projectTree());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  const pages = securityPages(chapters, levels);
  const known = globSync(`${pagesFolder}/*.md`, { cwd: root });
  const surplus = known.filter((page) => !pages.has(page));
  if (isCheck) {
    const current = new Map(
      [...known, indexPage].map((page) => [page, readFileSync(root + page, 'utf8')]),
    );
    const stale = [...pages].filter(([page, text]) => current.get(page) !== text);
    for (const page of [...stale.map(([name]) => name), ...surplus])
      console.error(`${page} is out of date. Run: npm run generate`);
    if (stale.length > 0 || surplus.length > 0) process.exitCode = 1;
    return;
  }
  mkdirSync(root + pagesFolder, { recursive: true });
  for (const page of surplus) rmSync(root + page);
  for (const [page, text] of pages) writeFileSync(root + page, text);
}

if (import.meta.main) writeOrCheck(process.argv.includes('--check'));
