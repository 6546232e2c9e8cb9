import ts from 'typescript';
import { type Finding, parsed, type SourceFile } from './source-files.ts';

const longest = 100;

/**
 * Lines of more than 100 characters (code points) that a break could shorten. A line may be longer
 * only for what is kept in one piece, so that a search finds it:
 *
 * - a string, a template without placeholders or a regular expression alone on its line. Before it
 *   is at most the name that it is given: of a property, a constant, or an attribute, which may be
 *   the only one of its element; after it is at most one sign, or the end of the element;
 * - the path from which one name, or everything, is imported or exported.
 */
export function longLines(file: SourceFile): Finding[] {
  const lines = file.text.split('\n').map((line) => ({ line, length: [...line].length }));
  if (lines.every(({ length }) => length <= longest)) return [];
  const kept = file.path.endsWith('.css') ? new Set<number>() : unbreakableLines(file);
  return lines.flatMap(({ length }, at) =>
    length > longest && !kept.has(at) ? [`${file.path}:${at + 1} has ${length} characters`] : [],
  );
}

/** The lines, counted from 0, that hold nothing but one piece that has to stay whole. */
function unbreakableLines(file: SourceFile): Set<number> {
  const source = parsed(file);
  const kept = new Set<number>();
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const walk = (node: ts.Node) => {
    const line = lineOf(node.getStart(source));
    if (line === lineOf(node.end) && (isLoneLiteral(node, source) || isImportOfOneName(node)))
      kept.add(line);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return kept;
}

const before = /^\s*(?:<[\w.]+ )?(?:(?:const )?['\w-]+(?:: | = |=))?$/;
const after = /^(?:[,;:]| ?\/?>)?$/;

function isLoneLiteral(node: ts.Node, source: ts.SourceFile): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isRegularExpressionLiteral(node)) return false;
  const start = node.getStart(source);
  const { text } = source;
  const end = text.indexOf('\n', node.end);
  return (
    before.test(text.slice(text.lastIndexOf('\n', start) + 1, start)) &&
    after.test(text.slice(node.end, end < 0 ? undefined : end))
  );
}

function isImportOfOneName(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node))
    return !!node.moduleSpecifier && countOf(node.exportClause) <= 1;
  if (!ts.isImportDeclaration(node)) return false;
  const { name, namedBindings } = node.importClause ?? {};
  return (name ? 1 : 0) + (namedBindings ? countOf(namedBindings) : 0) <= 1;
}

function countOf(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): number {
  return bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
    ? bindings.elements.length
    : 1;
}
