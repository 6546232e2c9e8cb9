import ts from 'typescript';

/** A test that names the requirements which it covers. */
export type TaggedTest = { file: string; title: string; ids: string[] };

/** What one file says: its tagged tests, and tags that count for nothing. */
export type FileTags = { tests: TaggedTest[]; problems: string[] };

const tagLine = /^\s*\/\/ spec (?<ids>\d.*)$/;
const testNames = new Set(['test', 'it']);
const groupNames = new Set(['describe', 'test.describe']);
/** A test under one of these does not run, or not everywhere. */
const skipping = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails']);

/**
 * Reads the tags of a file of tests or stories. A tag is a comment line `// spec 1.2, 3.4` directly
 * above a test, a test of a whole chart, or a story that has a `play` function;
 * above a loop it counts for each test in it.
 */
export function readTestTags(file: string, text: string): FileTags {
  const source = parseTests(file, text);
  const tests: TaggedTest[] = [];
  const problems: string[] = [];
  const taken = new Set<number>();
  for (const { nodes, title, isSkipped } of findTests(source)) {
    const tags = nodes.flatMap((node) => tagsAbove(source, node));
    for (const { start } of tags) taken.add(start);
    const ids = tags.flatMap((tag) => tag.ids);
    if (ids.length > 0 && isSkipped) {
      problems.push(`${file}: "${title}" is tagged, but does not always run.`);
    } else if (ids.length > 0) tests.push({ file, title, ids });
  }

  for (const { start, line } of tagLines(source)) {
    if (!taken.has(start)) problems.push(`${file}:${line}: the tag is above no test.`);
  }
  return { tests, problems };
}

/** A title with those of the groups around it, and whether the test does not always run. */
export type NamedTest = Named;

/** Every test of a file. */
export const readTestTitles = (file: string, text: string): NamedTest[] =>
  findTests(parseTests(file, text)).map(({ title, isSkipped }) => ({ title, isSkipped }));

function parseTests(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** `nodes` are the statement of the test, and the loops around it. */
type FoundTest = Named & { nodes: ts.Node[] };

function findTests(source: ts.SourceFile): FoundTest[] {
  const found: FoundTest[] = [];
  const visit = (node: ts.Node, path: string[], isSkipped: boolean, outer: ts.Node[]): void => {
    const loops = ts.isForOfStatement(node) ? [...outer, node] : outer;
    const group = ts.isExpressionStatement(node) ? groupOf(node) : null;
    if (group) {
      const inner = isSkipped || group.isSkipped;
      ts.forEachChild(node, (child) => visit(child, [...path, group.title], inner, loops));
      return;
    }
    const test = testOf(node);
    if (test) {
      found.push({
        nodes: [...loops, node],
        title: [...path, test.title].join(' › '),
        isSkipped: isSkipped || test.isSkipped,
      });
    }
    ts.forEachChild(node, (child) => visit(child, path, isSkipped, loops));
  };
  visit(source, [], false, []);
  return found;
}

type Named = { title: string; isSkipped: boolean };

function testOf(node: ts.Node): Named | null {
  if (ts.isVariableStatement(node)) return storyOf(node);
  if (!ts.isExpressionStatement(node)) return null;
  if (isChartWalk(node)) return { title: 'every state and transition', isSkipped: false };
  const call = namedCall(node);
  if (!call || groupNames.has(call.name) || !testNames.has(call.name.split('.')[0] ?? '')) {
    return null;
  }
  return { title: call.title, isSkipped: call.isSkipped || skipsItself(node) };
}

/** `walkChart({ … })` tests each state and transition of a chart through its screen. */
const isChartWalk = ({ expression }: ts.ExpressionStatement): boolean =>
  ts.isCallExpression(expression) && expression.expression.getText() === 'walkChart';

function groupOf(node: ts.ExpressionStatement): Named | null {
  const call = namedCall(node);
  if (!call) return null;
  return groupNames.has(call.name.replace(/(?<=describe)\..*$/, '')) ? call : null;
}

/** `test.each(rows)('title', …)` is named `test.each`, and its title is that of the outer call. */
function namedCall(node: ts.ExpressionStatement): (Named & { name: string }) | null {
  const { expression } = node;
  if (!ts.isCallExpression(expression)) return null;
  const [title] = expression.arguments;
  const isTitle =
    title &&
    (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title) || ts.isIdentifier(title));
  if (!isTitle) return null;
  const name = calleeName(expression.expression);
  const parts = name.split('.');
  return {
    name,
    title: ts.isIdentifier(title) ? `(${title.text})` : title.getText().slice(1, -1),
    isSkipped: parts.some((part) => skipping.has(part)),
  };
}

function calleeName(expression: ts.Expression): string {
  if (ts.isCallExpression(expression)) return calleeName(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calleeName(expression.tag);
  if (!ts.isPropertyAccessExpression(expression)) return expression.getText();
  return `${calleeName(expression.expression)}.${expression.name.text}`;
}

/** `test.skip(condition)` inside a test. */
function skipsItself(node: ts.Node): boolean {
  let found = false;
  const look = (child: ts.Node): void => {
    if (
      child !== node &&
      ts.isExpressionStatement(child) &&
      ts.isCallExpression(child.expression)
    ) {
      const [first = '', ...rest] = calleeName(child.expression.expression).split('.');
      if (testNames.has(first) && rest.some((part) => skipping.has(part))) found = true;
    }
    ts.forEachChild(child, look);
  };
  look(node);
  return found;
}

/**
 * An exported story counts as a test when it acts and looks: by its `play`, or by a function that
 * is passed to the builder of the file's stories.
 */
function storyOf(node: ts.VariableStatement): Named | null {
  const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const [declaration] = node.declarationList.declarations;
  const value = declaration?.initializer;
  if (!isExported || !value || !plays(value)) return null;
  return { title: declaration.name.getText(), isSkipped: false };
}

function plays(story: ts.Expression): boolean {
  if (ts.isCallExpression(story)) return story.arguments.some(ts.isArrowFunction);
  if (!ts.isObjectLiteralExpression(story)) return false;
  return story.properties.some((property) => property.name?.getText() === 'play');
}

type Tag = { start: number; ids: string[] };

function tagsAbove(source: ts.SourceFile, node: ts.Node): Tag[] {
  const comments = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  return comments.flatMap(({ pos, end }) => {
    const ids = tagLine.exec(source.text.slice(pos, end))?.groups?.ids;
    return ids ? [{ start: pos, ids: ids.split(', ') }] : [];
  });
}

function tagLines(source: ts.SourceFile): { start: number; line: number }[] {
  const lines = source.text.split('\n');
  return lines.flatMap((text, index) => {
    if (!tagLine.test(text)) return [];
    const start = (source.getLineStarts()[index] ?? 0) + text.indexOf('//');
    return [{ start, line: index + 1 }];
  });
}
