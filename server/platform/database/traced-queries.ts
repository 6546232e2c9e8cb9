import type { LogEvent, RootOperationNode } from 'kysely';
import { activeSpan, errorType, isTracing, openSpan } from '../tracing/tracing.ts';

/** The options of Kysely that record the queries of a request; none while tracing is off. */
export const queryTracing = () => (isTracing() ? { log: recordQuery } : {});

/**
 * What is done with which table, and never the text of a query or its values. Queries without a
 * request or a job, such as the polls of queues, are not recorded.
 */
function recordQuery({ query, queryDurationMillis, ...event }: LogEvent): void {
  if (!activeSpan()) return;
  const { query: node } = query;
  const operation = node.kind.replace(/(Query)?Node$/, '').toLowerCase();
  const table = tableName(node);
  openSpan({
    name: table ? `${operation} ${table}` : operation,
    kind: 'client',
    start: Date.now() - queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    },
  })?.end(
    event.level === 'error' ? { 'error.type': errorType(event.error) } : {},
    event.level === 'error',
  );
}

/** The first table of a query that is built from nodes; none of a query that is text. */
function tableName(node: RootOperationNode): string | undefined {
  const first =
    'from' in node
      ? node.from?.froms[0]
      : 'into' in node
        ? node.into
        : 'table' in node && node.table;
  if (!first) return undefined;
  const named = (first.kind === 'AliasNode' ? (first as { node?: unknown }).node : first) as {
    table?: { identifier?: { name?: string } };
  };
  return named.table?.identifier?.name;
}
