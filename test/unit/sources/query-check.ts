import ts from 'typescript';
import { type Finding, findIn, lastName, type SourceFile, stringOf } from './source-files.ts';

const queryBuilders = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'withRecursive',
  'executeQuery',
  'executeSql',
]);
const sqlNames = new Set(['sql', 'CompiledQuery']);

/** Queries: calls that begin a statement of Kysely, and SQL as text. */
export function queries(file: SourceFile): Finding[] {
  return findIn(file, (node) => {
    const construct = ts.isTaggedTemplateExpression(node)
      ? sqlNames.has(node.tag.getText()) && 'sql``'
      : ts.isCallExpression(node) && queryName(node);
    return construct ? `${construct}: move the query to the repository of the module` : undefined;
  });
}

function queryName({ expression, arguments: given }: ts.CallExpression): string | undefined {
  const name = lastName(expression);
  if (queryBuilders.has(name)) return name;
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  if (sqlNames.has(expression.expression.getText())) return expression.getText();
  // A list has a `with`, too, which takes a number.
  const isNamedQuery =
    name === 'with' && given[0] !== undefined && stringOf(given[0]) !== undefined;
  return isNamedQuery ? name : undefined;
}
