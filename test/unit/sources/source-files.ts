import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = [
  'contract',
  'domain',
  'machines',
  'src',
  'server',
  'mocks',
  'stories',
  'test',
  'bench',
  'scripts',
  '.storybook',
];

/** A file that somebody wrote, with its path from the project root. */
export type SourceFile = { path: string; text: string };

/**
 * Every file of the project that was written by hand and has one of these endings: TypeScript,
 * unless others are given.
 */
export function sourceFiles(endings = ['ts', 'tsx']): SourceFile[] {
  return endings
    .flatMap((ending) => [
      ...globSync(`{${folders.join(',')}}/**/*.${ending}`, { cwd: root }),
      ...globSync(`{*,.*}.${ending}`, { cwd: root }),
    ])
    .sort()
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
}

/** The syntax tree of a file. */
export function parsed({ path, text }: SourceFile): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** One finding: its place and message. */
export type Finding = string;

/** Calls `visit` for every node of a file and gathers what it finds, with file and line. */
export function findIn(
  file: SourceFile,
  visit: (node: ts.Node, source: ts.SourceFile) => string | undefined,
): Finding[] {
  const source = parsed(file);
  const findings: Finding[] = [];
  const walk = (node: ts.Node) => {
    const problem = visit(node, source);
    if (problem) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      findings.push(`${file.path}:${line + 1} ${problem}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return findings;
}

/** The text of a string in the source; of a template without what is put into it. */
export function stringOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
  }
  return undefined;
}

/** The name that is called: of `a.b.c()` it is `c`. */
export function lastName(expression: ts.Expression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}
