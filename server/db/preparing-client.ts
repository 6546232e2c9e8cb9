import { createHash } from 'node:crypto';
import pg from 'pg';

type Result = pg.QueryResult<Record<string, unknown>>;
type PlainQuery = (text: unknown, values?: unknown, done?: unknown) => Promise<Result>;
type Answered = (error: Error | null, result: Result) => void;

/** Texts beyond this many are sent unprepared; lists of changing length make some. */
const mostStatements = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostStatements) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** A table has a column more since the statement was prepared: another process has migrated meanwhile. */
const isOutdated = (error: unknown) => (error as { code?: string }).code === '0A000';

const preparable = /^\s*(select|with|insert|update|delete)\b/;
/** Longer ones write many rows, and as many as there happen to be. */
const mostCharacters = 4000;

/**
 * A connection that prepares what it is given with parameters, so that PostgreSQL parses and plans each statement once.
 * Kysely gives the same text for the same query.
 */
export class PreparingClient extends pg.Client {
  #generation = 0;

  override query = ((text: unknown, values?: unknown, done?: unknown) => {
    const plain = super.query.bind(this) as unknown as PlainQuery;
    const isPreparable =
      typeof text === 'string' &&
      Array.isArray(values) &&
      !done &&
      text.length <= mostCharacters &&
      preparable.test(text);
    const name = isPreparable ? nameOf(text) : undefined;
    if (!name) return plain(text, values, done);
    // By a callback: what a promise of pg's own brings outlives its use until all memory is swept.
    const prepared = () =>
      new Promise<Result>((resolve, reject) => {
        const answered: Answered = (error, result) => (error ? reject(error) : resolve(result));
        plain({ name: `${name}${this.#generation}`, text, values }, answered);
      });
    return prepared().catch((error: unknown) => {
      if (!isOutdated(error)) throw error;
      this.#generation += 1;
      return prepared();
    });
  }) as pg.Client['query'];
}
