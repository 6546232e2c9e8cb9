import pg from 'pg';
import { isOutdated, preparedName } from './preparable.ts';

type Result = pg.QueryResult<Record<string, unknown>>;
type PlainQuery = (text: unknown, values?: unknown, done?: unknown) => Promise<Result>;
type Answered = (error: Error | null, result: Result) => void;

/**
 * A connection that prepares what it is given with parameters, so that PostgreSQL parses and plans each statement once.
 */
export class PreparingClient extends pg.Client {
  #generation = 0;

  override query = ((text: unknown, values?: unknown, done?: unknown) => {
    const plain = super.query.bind(this) as unknown as PlainQuery;
    const isPlain = typeof text === 'string' && Array.isArray(values) && !done;
    const name = isPlain ? preparedName(text) : undefined;
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
