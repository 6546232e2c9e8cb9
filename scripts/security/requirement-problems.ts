import { existsSync, readFileSync } from 'node:fs';
import { root } from '../child-process.ts';
import { type NamedTest, readTestTitles } from '../specification/test-tags.ts';
import type { SecurityChapter, SecurityRequirement } from './security-requirements.ts';

/** What the checks read of the tree. */
export type Tree = {
  /** The tests of a file; null where there is no such file. */
  tests(file: string): NamedTest[] | null;
  /** The headings of a document as anchors; null where there is no such file. */
  anchors(file: string): string[] | null;
};

/** `test/unit/a.test.ts › group › title` */
export function splitTest(test: string): { file: string; title: string } {
  const at = test.indexOf(' › ');
  return { file: test.slice(0, at), title: test.slice(at + 3) };
}

/**
 * What is wrong with the list, one sentence each; empty where nothing is.
 * @param levels every requirement that the list has to have
 */
export function requirementProblems(
  chapters: SecurityChapter[],
  levels: ReadonlyMap<string, number>,
  tree: Tree,
): string[] {
  const listed = chapters.flatMap(({ requirements }) => requirements.map(({ id }) => id));
  return [
    ...[...levels.keys()].filter((id) => !listed.includes(id)).map((id) => `${id} is missing.`),
    ...listed.filter((id) => !levels.has(id)).map((id) => `${id} is no requirement.`),
    ...listed
      .filter((id, index) => listed.indexOf(id) < index)
      .map((id) => `${id} is listed twice.`),
    ...chapters.flatMap(({ chapter, requirements }) =>
      requirements.flatMap((one) => [
        ...(one.id.startsWith(`${chapter}.`) ? [] : [`${one.id} is in chapter ${chapter}.`]),
        ...proofProblems(one, tree),
      ]),
    ),
  ];
}

function proofProblems(
  { id, status, tests = [], files = [], note }: SecurityRequirement,
  tree: Tree,
) {
  const hasProof = tests.length > 0 || files.length > 0;
  return [
    ...(status === 'met' && !hasProof ? [`${id} names neither a test nor a file.`] : []),
    ...(status !== 'met' && note === undefined && !hasProof ? [`${id} gives no reason.`] : []),
    ...(status === 'not-met' && note === undefined ? [`${id} does not say what is missing.`] : []),
    ...tests.flatMap((test) => testProblems(id, test, tree)),
    ...files.flatMap((file) => fileProblems(id, file, tree)),
  ];
}

function testProblems(id: string, test: string, tree: Tree): string[] {
  const { file, title } = splitTest(test);
  const found = tree.tests(file);
  if (!found) return [`${id}: there is no file ${file}.`];
  const named = found.find((one) => one.title === title);
  if (!named) return [`${id}: ${file} has no test "${title}".`];
  return named.isSkipped ? [`${id}: "${title}" does not always run.`] : [];
}

function fileProblems(id: string, address: string, tree: Tree): string[] {
  const [file = '', anchor] = address.split('#');
  const anchors = tree.anchors(file);
  if (!anchors) return [`${id}: there is no file ${file}.`];
  return anchor === undefined || anchors.includes(anchor)
    ? []
    : [`${id}: ${file} has no heading #${anchor}.`];
}

/** The tree of this project. Each file is read once. */
export function projectTree(): Tree {
  const tests = new Map<string, NamedTest[] | null>();
  const read = (file: string) =>
    existsSync(root + file) ? readFileSync(root + file, 'utf8') : null;
  return {
    tests(file) {
      if (!tests.has(file)) {
        const text = read(file);
        tests.set(file, text === null ? null : readTestTitles(file, text));
      }
      return tests.get(file) ?? null;
    },
    anchors(file) {
      const text = read(file);
      return text === null ? null : [...text.matchAll(/^#+ (.*)$/gm)].map(([, one]) => slug(one));
    },
  };
}

/** As GitHub makes an anchor of a heading. */
const slug = (heading = '') =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .replaceAll(' ', '-');
